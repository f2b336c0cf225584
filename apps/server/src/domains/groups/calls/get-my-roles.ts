import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { listOwnRoles } from '../queries/members.ts'

/** The caller's role in many groups at once, by group id; groups the caller is not in are absent. */
export const getMyRoles: Handler<typeof groupsCalls.getMyRoles> = async ({ db, caller }, { group_ids: groupIds }) =>
  Object.fromEntries(
    (await listOwnRoles(db, caller.userId, groupIds)).map(({ group_id, role, is_muted, group_nickname }) => [
      String(group_id),
      { role, is_muted: is_muted ? (1 as const) : (0 as const), group_nickname },
    ]),
  )
