import type { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { canRequestFriendship } from '@cliffhanger/rules/friends/can-request.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findUserId } from '../../account/index.ts'
import { describeMember } from '../describe-member.ts'
import type { FriendsNeeds } from '../needs.ts'

/** One member by their exact number, phone or email; a member who blacklisted the caller cannot be asked (`can_add` 0). */
export const findUser =
  (domains: FriendsNeeds): Handler<typeof friendsCalls.findUser> =>
  async ({ db, caller }, { find_user_no: search }) => {
    const userId = (await findUserId(db, search.trim())) ?? refuse('notFound')
    const { userinfo, pair } = await describeMember(db, domains, caller.userId, userId)
    const privacy = await domains.account.friendPrivacy(db, userId)
    const allowed = canRequestFriendship({
      isSelf: userId === caller.userId,
      areFriends: pair.are_friends,
      isBlacklistedByTarget: pair.other_blacklisted,
      platformAddFriends: privacy.platformAcceptsRequests,
      targetAddFriends: privacy.acceptsRequests,
    })
    return { userinfo, is_friend: flagOf(pair.are_friends), can_add: flagOf(allowed.ok) }
  }
