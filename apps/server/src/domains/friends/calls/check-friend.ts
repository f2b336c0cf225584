import { userTypes } from '@cliffhanger/contract/account/states.ts'
import type { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { reachOf } from '@cliffhanger/rules/friends/reach.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findUsers } from '../../account/index.ts'
import type { FriendsNeeds } from '../needs.ts'
import { readPair } from '../queries/blacks.ts'
import { readLastSeen } from '../read-last-seen.ts'

/** How the caller stands to a member, whether a message would reach that member (R-8…R-10), and when they were last seen (S-118). */
export const checkFriend =
  (domains: FriendsNeeds): Handler<typeof contactCalls.checkFriend> =>
  async (handling, { friend_id: friendId }) => {
    const { db, caller } = handling
    const profiles = await findUsers(db, [caller.userId, friendId])
    if (!profiles.has(friendId)) refuse('notFound')
    const pair = await readPair(db, caller.userId, friendId)
    const reach = reachOf({
      isBlacklisted: pair.one_blacklisted || pair.other_blacklisted,
      areFriends: pair.are_friends,
      isSupport: [...profiles.values()].some((profile) => profile.user_type === userTypes.official),
    })
    return {
      is_friend: flagOf(pair.are_friends),
      is_black: flagOf(pair.one_blacklisted),
      is_blacked: flagOf(pair.other_blacklisted),
      can_chat: flagOf(reach === 'open' && friendId !== caller.userId),
      ...(await readLastSeen(domains, handling, friendId, pair)),
    }
  }
