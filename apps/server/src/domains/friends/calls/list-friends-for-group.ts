import type { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { friendsLimit } from '@cliffhanger/contract/friends/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { describeFriends } from '../describe-friends.ts'
import type { FriendsNeeds } from '../needs.ts'
import { listFriends } from '../queries/friends.ts'

/** All my friends for the invite screen, those marked who are in the group already; refuses 5005 where I am not in it. */
export const listFriendsForGroup =
  (domains: FriendsNeeds): Handler<typeof contactCalls.listFriendsForGroup> =>
  async ({ db, caller }, { group_id: groupId }) => {
    const rows = await listFriends(db, caller.userId, 0, friendsLimit, 0)
    const friendIds = rows.map((row) => row.friend_id)
    const members = await domains.groups.memberIdsAmong(db, groupId, caller.userId, friendIds)
    const friends = await describeFriends(db, domains, caller.userId, rows)
    return { list: friends.map((friend) => ({ ...friend, in_group: flagOf(members.has(friend.friend_idx)) })) }
  }
