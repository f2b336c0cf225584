import type { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { areTypes, saveTaste } from '../queries/taste.ts'

/** Notes the categories that the member likes in place of those they named before (V-43). Refuses 4000 where one of them is none. */
export const setTaste: Handler<typeof discoverCalls.setTaste> = async ({ db, caller, clock }, input) => {
  const ids = [...new Set(input.type_ids)]
  if (!(await areTypes(db, ids))) refuseField('type_ids')
  await saveTaste(db, caller.userId, ids, clock())
  return { type_ids: ids }
}
