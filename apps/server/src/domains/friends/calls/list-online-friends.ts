import type { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { friendsLimit } from '@cliffhanger/contract/friends/schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { findOnline } from '../describe-friends.ts'
import type { FriendsNeeds } from '../needs.ts'
import { listFriendIds } from '../queries/friends.ts'
import { listLastSeen } from '../read-last-seen.ts'

/** My friends who are online and show it; every device asks each 30 s (S-71). Whoever looks at their contacts asks for the others too. */
export const listOnlineFriends =
  (domains: FriendsNeeds): Handler<typeof contactCalls.listOnlineFriends> =>
  async (context, { with_seen = 0 }) => {
    const { db, caller, clock } = context
    const friendIds = await listFriendIds(db, caller.userId, 0, friendsLimit)
    const lastTime = toSeconds(clock())
    const online = await findOnline(db, domains, caller.userId, friendIds)
    const others = friendIds.filter((id) => !online.has(id))
    return {
      list: [...online].map((userId) => ({ user_id: userId, is_online: 1, last_time: lastTime })),
      ...(with_seen === 1 && { seen: await listLastSeen(domains, context, others) }),
    }
  }
