import type { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import type { FriendsNeeds } from '../needs.ts'
import { presentFriend } from '../present.ts'
import { countFriends, listFriends as listFriendRows } from '../queries.ts'

/** A member has at most this many friends (C-48), so the whole list fits one answer. */
const maxFriends = 5000

/** All my friends, or those whose row changed since `update_time`. */
export const listFriends =
  (needs: FriendsNeeds): Handler<typeof friendsCalls.listFriends> =>
  async (context, { page = 1, limit = maxFriends, update_time = 0 }) => {
    const myId = context.caller.userId
    const sinceMs = update_time * 1000
    const rows = await listFriendRows(context.db, myId, sinceMs, limit, (page - 1) * limit)
    const friendIds = rows.map((row) => row.friend_id)
    const [profiles, muted] = await Promise.all([
      needs.findProfiles(context.db, friendIds),
      needs.findMutedPeers(context.db, myId, friendIds),
    ])
    const stateOf = (friendId: number) => ({ isOnline: needs.isOnline(friendId), isMuted: muted.has(friendId) })
    return {
      list: rows.map((row) => presentFriend(row, profiles.get(row.friend_id), stateOf(row.friend_id))),
      total: await countFriends(context.db, myId, sinceMs),
    }
  }
