import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { presentWithFaces } from '../present-with-faces.ts'
import { countOwnGroups, listOwnGroups } from '../queries/groups.ts'

const mostAtOnce = 1000

/** The caller's groups, or those in which the group or the caller's row changed since `update_time`; a caller with more than fit requests page 2. */
export const listMyGroups: Handler<typeof groupsCalls.listMyGroups> = async (
  { db, caller, clock },
  { page = 1, limit = mostAtOnce, update_time = 0 },
) => {
  const sinceMs = update_time * 1000
  const rows = await listOwnGroups(db, caller.userId, sinceMs, limit, (page - 1) * limit)
  return { list: await presentWithFaces(db, rows, clock()), total: await countOwnGroups(db, caller.userId, sinceMs) }
}
