import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import type { FriendApp } from '@cliffhanger/contract/friends/schemas.ts'
import { call } from '../../platform/server/client.ts'
import { forgetAnswers } from '../../platform/server/optimistic.ts'
import { databaseOf } from '../../platform/storage/local-database.ts'
import { fileFriends, forgetFriend, nameFriend, storeFriend } from './friend-rows.ts'

export type Reply = CallRequest<typeof friendsCalls.answerFriendRequest>['req_status']

/** Answers a request to me; what the server stored is shown at once, before its event comes. */
export const answerRequest = async (myId: number, request: FriendApp, reply: Reply): Promise<void> => {
  const { id, requester_user_id } = request
  const { apply, friend } = await call(friendsCalls.answerFriendRequest, { id, requester_user_id, req_status: reply })
  const database = databaseOf(myId)
  await database.write(async () => {
    await database.friendApps.put(apply)
    if (friend) await storeFriend(database, friend)
  })
}

/** Asks somebody for friendship (S-68); true where we are friends at once. */
export const requestFriendship = async (
  myId: number,
  request: CallRequest<typeof friendsCalls.requestFriendship>,
): Promise<boolean> => {
  const { apply, is_friend } = await call(friendsCalls.requestFriendship, request)
  await databaseOf(myId).friendApps.put(apply)
  return is_friend === 1
}

/** Gives a friend another name that only I see; an empty one takes it away. */
export const renameFriend = async (myId: number, friendId: number, remark: string): Promise<void> => {
  const { friend_remark } = await call(contactCalls.editRemark, { friend_id: friendId, friend_nickname: remark })
  const database = databaseOf(myId)
  await database.write(() => nameFriend(database, friendId, friend_remark))
  await forgetAnswers(contactCalls.getFriend)
}

/** Most friends one call moves. */
const friendsPerCall = 100

/** Moves friends to a friend group (S-70). */
export const moveFriends = async (myId: number, friendIds: readonly number[], groupId: number): Promise<void> => {
  const database = databaseOf(myId)
  for (let from = 0; from < friendIds.length; from += friendsPerCall) {
    const ids = friendIds.slice(from, from + friendsPerCall)
    const moved = await call(friendGroupCalls.operateFriends, { operate: 'move', friend_ids: ids, group_id: groupId })
    await database.write(() => fileFriends(database, moved.friend_ids, moved.friend_group_id))
  }
  await forgetAnswers(friendGroupCalls.listFriendGroups, contactCalls.getFriend)
}

/** Ends a friendship for both; our conversation leaves my list (S-55). */
export const endFriendship = async (myId: number, friendId: number): Promise<void> => {
  await call(friendGroupCalls.operateFriends, { operate: 'delete', friend_ids: [friendId] })
  const database = databaseOf(myId)
  await database.write(() => forgetFriend(database, friendId))
  await forgetAnswers(friendGroupCalls.listFriendGroups, contactCalls.getFriend)
}

/** Adds a member to my blacklist, or removes them from it. */
export const setBlacklisted = async (userId: number, isBlacklisted: boolean): Promise<void> => {
  const row = isBlacklisted ? blacklistCalls.addToBlacklist : blacklistCalls.removeFromBlacklist
  await call(row, { black_id: userId })
  await forgetAnswers(blacklistCalls.listBlacklist, contactCalls.getFriend)
}
