import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import type { Friend, FriendApp } from '@cliffhanger/contract/friends/schemas.ts'
import { call } from '../../platform/server/client.ts'
import type { LocalDatabase } from '../../platform/storage/local-database.ts'

/** Everything this device keeps about friends. */
export interface FriendLists {
  readonly friends: readonly Friend[]
  readonly requests: readonly FriendApp[]
}

/** The newest requests that are kept; older ones are history. */
const requestsRetained = 100

/** Asks for my friends and my requests (S-14). */
export const loadFriendLists = async (): Promise<FriendLists> => {
  const [friends, requests] = await Promise.all([
    call(friendsCalls.listFriends, {}, { retries: 1 }),
    call(friendsCalls.listFriendRequests, { limit: requestsRetained }, { retries: 1 }),
  ])
  return { friends: friends.list, requests: requests.list }
}

/** Puts the lists in place of what was kept; inside a transaction. */
export const storeFriendLists = async (database: LocalDatabase, lists: FriendLists): Promise<void> => {
  await database.friends.clear()
  await database.friends.bulkPut([...lists.friends])
  await database.friendApps.clear()
  await database.friendApps.bulkPut([...lists.requests])
}

/** Requests that wait for me: the friend-request badge. */
export const countPending = (database: LocalDatabase): Promise<number> =>
  database.friendApps.filter(({ isMe, req_status }) => isMe === 0 && req_status === 'pending').count()

/** Compares the badge with the server's count (C-33) and loads the lists anew where they differ. */
export const checkPending = async (database: LocalDatabase): Promise<void> => {
  if ((await database.marks.count()) === 0) return
  const request = { page: 1, limit: 1, req_status: 'pending', is_me: 0 } as const
  const { total } = await call(friendsCalls.listFriendRequests, request)
  if (total === (await countPending(database))) return
  const lists = await loadFriendLists()
  await database.write(() => storeFriendLists(database, lists))
}
