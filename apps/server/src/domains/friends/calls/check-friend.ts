import { userTypes } from '@cliffhanger/contract/account/states.ts'
import type { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { reachOf } from '@cliffhanger/rules/friends/reach.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findUsers } from '../../account/index.ts'
import { readPair } from '../queries/blacks.ts'

/** How the caller stands to a member, and whether a message would reach that member (R-8…R-10). */
export const checkFriend: Handler<typeof contactCalls.checkFriend> = async (
  { db, caller },
  { friend_id: friendId },
) => {
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
  }
}
