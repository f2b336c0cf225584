import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { seesOnline } from '@cliffhanger/rules/groups/policy.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { findSeat } from '../change-group.ts'
import type { OnlineMembers } from '../online-members.ts'

/** Who is online in the group now; nobody to those outside of `show_online_number`. */
export const listOnlineMembers =
  (online: OnlineMembers): Handler<typeof groupsCalls.listOnlineMembers> =>
  async (context, { group_id: groupId }) => {
    const { group, me } = await findSeat(context, groupId)
    if (!seesOnline(group, me.role)) return { list: [], count: 0 }
    const { list, count } = await online.of(groupId)
    return { list: [...list], count }
  }
