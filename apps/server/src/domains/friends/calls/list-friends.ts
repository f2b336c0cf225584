import type { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { friendsLimit } from '@cliffhanger/contract/friends/schemas.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { describeFriends } from '../describe-friends.ts'
import type { FriendsNeeds } from '../needs.ts'
import { countFriends, listFriends as listFriendRows } from '../queries/friends.ts'

/** All my friends, who fit one answer because their number is limited, or those whose row changed since `update_time`. */
export const listFriends =
  (domains: FriendsNeeds): Handler<typeof friendsCalls.listFriends> =>
  async ({ db, caller }, { page = 1, limit = friendsLimit, update_time = 0 }) => {
    const sinceMs = update_time * 1000
    const rows = await listFriendRows(db, caller.userId, sinceMs, limit, (page - 1) * limit)
    return {
      list: await describeFriends(db, domains, caller.userId, rows),
      total: await countFriends(db, caller.userId, sinceMs),
    }
  }
