import type { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { canRequestFriendship } from '@cliffhanger/rules/friends/can-request.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { FriendsNeeds } from '../needs.ts'
import { findFriend, hasBlacklisted } from '../queries.ts'

/** One member by his exact number, phone or email; whoever blacklisted me cannot be asked (`can_add` 0). */
export const findUser =
  (needs: FriendsNeeds): Handler<typeof friendsCalls.findUser> =>
  async (context, input) => {
    const myId = context.caller.userId
    const userId = await needs.findUserId(context.db, input.find_user_no.trim())
    if (userId === undefined) return refuse('notFound')
    const profile = (await needs.findProfiles(context.db, [userId])).get(userId)
    if (!profile) return refuse('notFound')
    const friend = await findFriend(context.db, myId, userId)
    const privacy = await needs.friendPrivacy(context.db, userId)
    const allowed = canRequestFriendship({
      isSelf: userId === myId,
      areFriends: friend !== undefined,
      isBlacklistedByTarget: await hasBlacklisted(context.db, userId, myId),
      platformAddFriends: privacy.platformAcceptsRequests,
      targetAddFriends: privacy.acceptsRequests,
    })
    return {
      userinfo: {
        ...profile,
        friend_remark: friend?.friend_remark ?? '',
        friend_group_id: friend?.friend_group_id ?? 0,
      },
      is_friend: friend ? (1 as const) : (0 as const),
      can_add: allowed.ok ? (1 as const) : (0 as const),
    }
  }
