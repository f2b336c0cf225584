import type { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import { type Friend, type FriendGroup, friendsLimit } from '@cliffhanger/contract/friends/schemas.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { describeFriends, findOnline } from '../describe-friends.ts'
import type { FriendsNeeds } from '../needs.ts'
import { defaultGroup, presentGroup } from '../present.ts'
import { listMemberships, listFriendGroups as listRows } from '../queries/friend-groups.ts'
import { listFriends } from '../queries/friends.ts'

/** My friend groups, the default one first, with how many friends are in each and how many of those online. */
export const listFriendGroups =
  (domains: FriendsNeeds): Handler<typeof friendGroupCalls.listFriendGroups> =>
  async ({ db, caller }, { with_friends: withFriends }) => {
    const groups = [defaultGroup, ...(await listRows(db, caller.userId)).map(presentGroup)]
    if (withFriends === 1) {
      const rows = await listFriends(db, caller.userId, 0, friendsLimit, 0)
      const friends = await describeFriends(db, domains, caller.userId, rows)
      return { list: groups.map((group) => withMembers(group, friends)) }
    }
    const memberships = await listMemberships(db, caller.userId, friendsLimit)
    const online = await findOnline(
      db,
      domains,
      caller.userId,
      memberships.map((membership) => membership.friend_id),
    )
    return {
      list: groups.map((group) => {
        const inside = memberships.filter((membership) => membership.friend_group_id === group.group_id)
        return {
          ...group,
          total: inside.length,
          online_total: inside.filter((membership) => online.has(membership.friend_id)).length,
        }
      }),
    }
  }

function withMembers(group: FriendGroup, all: readonly Friend[]) {
  const friends = all.filter((friend) => friend.friend_group === group.group_id)
  const onlineTotal = friends.filter((friend) => friend.is_online === 1).length
  return { ...group, total: friends.length, online_total: onlineTotal, friends }
}
