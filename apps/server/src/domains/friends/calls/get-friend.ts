import type { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { describeMember } from '../describe-member.ts'
import type { FriendsNeeds } from '../needs.ts'
import { readLastSeen } from '../read-last-seen.ts'

/** One member with what the caller set for them. Only friends see each other online, and none who blacklisted the other. */
export const getFriend =
  (domains: FriendsNeeds): Handler<typeof contactCalls.getFriend> =>
  async (handling, { friend_id: friendId }) => {
    const { userinfo, pair } = await describeMember(handling.db, domains, handling.caller.userId, friendId)
    const seen = await readLastSeen(domains, handling, friendId, pair)
    return {
      userinfo,
      is_friend: flagOf(pair.are_friends),
      is_black: flagOf(pair.one_blacklisted),
      is_online: flagOf(seen.last_seen === 'online'),
      ...seen,
    }
  }
