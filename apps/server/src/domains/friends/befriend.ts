import { friendAdded } from '@cliffhanger/contract/friends/events.ts'
import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import type { Db } from '../../platform/db.ts'
import { userStream } from '../../platform/stream-names.ts'
import { type NewEvent, newEvent } from '../../platform/streams.ts'
import type { FriendsNeeds } from './needs.ts'
import { presentFriend } from './present.ts'
import { findFriend, insertFriend } from './queries.ts'

/** One side of a new friendship: under which name and in which group he files the other. */
export interface Side {
  readonly userId: number
  readonly remark: string
  readonly groupId: number
}

/** Each side's view of the new friend, by the user id of the side. */
export type NewFriends = ReadonlyMap<number, Friend>

/** Writes both directions of a friendship and opens the conversation; the caller holds the lock of the pair.
 *  The events are left to him, because they come last in a transaction. */
export async function befriend(
  tx: Db,
  needs: FriendsNeeds,
  sides: readonly [Side, Side],
  nowMs: number,
): Promise<NewFriends> {
  const [one, other] = sides
  await insertFriend(tx, {
    userId: one.userId,
    friendId: other.userId,
    groupId: one.groupId,
    remark: one.remark,
    nowMs,
  })
  await insertFriend(tx, {
    userId: other.userId,
    friendId: one.userId,
    groupId: other.groupId,
    remark: other.remark,
    nowMs,
  })
  await needs.openConversation(tx, one.userId, other.userId)
  const profiles = await needs.findProfiles(tx, [one.userId, other.userId])
  const view = async (userId: number, friendId: number): Promise<[number, Friend]> => {
    const row = await findFriend(tx, userId, friendId)
    if (!row) throw new Error(`Friendship of ${userId} and ${friendId} was not stored`)
    return [userId, presentFriend(row, profiles.get(friendId), { isOnline: needs.isOnline(friendId), isMuted: false })]
  }
  return new Map([await view(one.userId, other.userId), await view(other.userId, one.userId)])
}

/** What one side's devices hear of his new friend. */
export const friendAddedEvent = (userId: number, friend: Friend): NewEvent =>
  newEvent(friendAdded, userStream(userId), {
    friend,
    group: { friend_group_id: friend.friend_group, friend_group_name: '' },
  })
