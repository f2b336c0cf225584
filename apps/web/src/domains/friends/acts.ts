import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import type { FriendApp } from '@cliffhanger/contract/friends/schemas.ts'
import { call } from '../../platform/client.ts'
import { databaseOf } from '../../platform/local-database.ts'
import { storeFriend } from './friend-effects.ts'

export type Answer = CallRequest<typeof friendsCalls.answerFriendRequest>['req_status']

/** Answers a request to me; what the server stored is shown at once, before its event comes. */
export const answerRequest = async (myId: number, request: FriendApp, answer: Answer): Promise<void> => {
  const { id, requester_user_id } = request
  const { apply, friend } = await call(friendsCalls.answerFriendRequest, { id, requester_user_id, req_status: answer })
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
