import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { findApart } from '../../friends/index.ts'
import { findSeat } from '../change-group.ts'
import { type OnlineMembers, onlineShownTo } from '../online-members.ts'

/** Who is online in the group now: nobody to those outside of `show_online_number` or who hide it themselves (S-118), their number alone to
 *  those who may not see the members. */
export const listOnlineMembers =
  (online: OnlineMembers): Handler<typeof groupsCalls.listOnlineMembers> =>
  async (context, { group_id: groupId }) => {
    const { group, me } = await findSeat(context, groupId)
    const now = await online.of(groupId)
    const named = now.list.map(({ user_id }) => user_id)
    const apart = await findApart(context.db, me.user_id, named)
    const isShowing = (await online.showing([me.user_id])).has(me.user_id)
    return onlineShownTo(group, { role: me.role, isShowing }, now, apart) ?? { list: [], count: 0 }
  }
