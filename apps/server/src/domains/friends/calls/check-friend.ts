import type { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { officialUserType } from '@cliffhanger/rules/friends/can-blacklist.ts'
import { reachOf } from '@cliffhanger/rules/friends/reach.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { FriendsNeeds } from '../needs.ts'
import { readPair } from '../queries/blacks.ts'

/** How I stand to a member, and whether what I write would reach him (R-8…R-10). */
export const checkFriend =
  (needs: FriendsNeeds): Handler<typeof contactCalls.checkFriend> =>
  async ({ db, caller }, { friend_id: friendId }) => {
    const profiles = await needs.findProfiles(db, [caller.userId, friendId])
    if (!profiles.has(friendId)) refuse('notFound')
    const pair = await readPair(db, caller.userId, friendId)
    const reach = reachOf({
      isBlacklisted: pair.one_blacklisted || pair.other_blacklisted,
      areFriends: pair.are_friends,
      isSupport: [...profiles.values()].some((profile) => profile.user_type === officialUserType),
    })
    return {
      is_friend: pair.are_friends ? 1 : 0,
      is_black: pair.one_blacklisted ? 1 : 0,
      is_blacked: pair.other_blacklisted ? 1 : 0,
      can_chat: reach === 'open' && friendId !== caller.userId ? 1 : 0,
    }
  }
