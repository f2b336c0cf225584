import type { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { readTaste } from '../queries/taste.ts'

/** The categories that the member named last and that still exist, in the order in which they chose them (V-43). */
export const getTaste: Handler<typeof discoverCalls.getTaste> = async ({ db, caller }) => ({
  type_ids: await readTaste(db, caller.userId),
})
