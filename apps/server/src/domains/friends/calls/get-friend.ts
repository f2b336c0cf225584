import type { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { findOnline } from '../describe-friends.ts'
import { describeMember } from '../describe-member.ts'
import type { FriendsNeeds } from '../needs.ts'

/** One member with what the caller set for them. Only friends see each other online, and none who blacklisted the other. */
export const getFriend =
  (domains: FriendsNeeds): Handler<typeof contactCalls.getFriend> =>
  async ({ db, caller }, { friend_id: friendId }) => {
    const { userinfo, pair } = await describeMember(db, caller.userId, friendId)
    const isOnline = pair.are_friends && (await findOnline(db, domains, caller.userId, [friendId])).has(friendId)
    return {
      userinfo,
      is_friend: flagOf(pair.are_friends),
      is_black: flagOf(pair.one_blacklisted),
      is_online: flagOf(isOnline),
    }
  }
