import { friendAdded } from '@cliffhanger/contract/friends/events.ts'
import { type Friend, friendsLimit } from '@cliffhanger/contract/friends/schemas.ts'
import type { Db } from '../../platform/database/db.ts'
import { userStream } from '../../platform/realtime/stream-names.ts'
import { type NewEvent, newEvent } from '../../platform/realtime/streams.ts'
import { describeFriends } from './describe-friends.ts'
import type { FriendsNeeds } from './needs.ts'
import { countFriends, findFriend, insertFriend } from './queries/friends.ts'
import { lockMembers } from './queries/locks.ts'
import { settleReach } from './settle-reach.ts'

/** One side of a new friendship: the name and the group under which they file the other. */
export interface Side {
  readonly userId: number
  readonly remark: string
  readonly groupId: number
}

/** How one side sees their new friend, and the name of the group they filed them under. */
export interface NewFriend {
  readonly friend: Friend
  readonly groupName: string
}

/** Each side's view of the new friend, by the user id of the side. */
export type NewFriends = ReadonlyMap<number, NewFriend>

/** Who has as many friends as there can be (C-48), the first of these. Nobody of them gains a friend elsewhere until the transaction
 *  ends; the caller holds the lock of the pair. */
export async function findFull(tx: Db, userIds: readonly number[]): Promise<number | undefined> {
  await lockMembers(tx, userIds)
  for (const userId of userIds) if ((await countFriends(tx, userId, 0)) >= friendsLimit) return userId
  return undefined
}

/** Writes both directions of a friendship and opens the conversation; the caller holds the lock of the pair.
 *  The caller appends the events, because they come last in a transaction. */
export async function befriend(
  tx: Db,
  domains: FriendsNeeds,
  sides: readonly [Side, Side],
  nowMs: number,
): Promise<NewFriends> {
  const [one, other] = sides
  const file = (side: Side, friendId: number) =>
    insertFriend(tx, { userId: side.userId, friendId, groupId: side.groupId, remark: side.remark, nowMs })
  await file(one, other.userId)
  await file(other, one.userId)
  await settleReach(tx, domains, one.userId, other.userId)
  await domains.rewards.facts.note(tx, [
    { userId: one.userId, code: 'friend', key: String(other.userId) },
    { userId: other.userId, code: 'friend', key: String(one.userId) },
  ])
  const view = async (userId: number, friendId: number): Promise<[number, NewFriend]> => {
    const row = await findFriend(tx, userId, friendId)
    const [friend] = row ? await describeFriends(tx, domains, userId, [row]) : []
    if (!row || !friend) throw new Error(`Friendship of ${userId} and ${friendId} was not stored`)
    return [userId, { friend, groupName: row.friend_group_name }]
  }
  return new Map([await view(one.userId, other.userId), await view(other.userId, one.userId)])
}

/** What one side's devices learn of the new friend. */
export const friendAddedEvent = (userId: number, { friend, groupName }: NewFriend): NewEvent =>
  newEvent(friendAdded, userStream(userId), {
    friend,
    group: { friend_group_id: friend.friend_group, friend_group_name: groupName },
  })
