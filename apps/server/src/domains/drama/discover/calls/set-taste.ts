import type { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { areTypes, dropTaste, saveTaste } from '../queries/taste.ts'

/** Notes the categories that the member likes in place of those they named before (V-43), or takes back what they said where it is none. Refuses 4000 for an unknown one. */
export const setTaste: Handler<typeof discoverCalls.setTaste> = async ({ db, caller, clock }, input) => {
  const ids = [...new Set(input.type_ids)]
  if (!(await areTypes(db, ids))) refuseField('type_ids')
  if (ids.length > 0) await saveTaste(db, caller.userId, ids, clock())
  else await dropTaste(db, caller.userId)
  return { type_ids: ids }
}
