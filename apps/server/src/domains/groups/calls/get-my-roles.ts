import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { isMutedAt } from '@cliffhanger/rules/groups/mutes.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { listOwnRoles } from '../queries/members.ts'

/** The caller's role in many groups at once, by group id; groups the caller is not in are absent. */
export const getMyRoles: Handler<typeof groupsCalls.getMyRoles> = async (
  { db, caller, clock },
  { group_ids: groupIds },
) =>
  Object.fromEntries(
    (await listOwnRoles(db, caller.userId, groupIds)).map(({ group_id, role, group_nickname, ...mute }) => [
      String(group_id),
      { role, is_muted: flagOf(isMutedAt(mute, clock())), group_nickname },
    ]),
  )
