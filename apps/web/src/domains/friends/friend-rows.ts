import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import type { LocalDatabase } from '../../platform/storage/local-database.ts'

const conversationsWith = (database: LocalDatabase, userId: number) =>
  database.sessions.filter(({ chat_id, chat_type }) => chat_type === 'private' && chat_id === userId)

/** Stores a friend, and shows our conversation under the name I gave the friend. */
export const storeFriend = async (database: LocalDatabase, friend: Friend): Promise<void> => {
  await database.friends.put(friend)
  await conversationsWith(database, friend.friend_idx).modify({
    chat_name: friend.friend_remark || friend.nick_name,
    nick_name: friend.nick_name,
    chat_face: friend.avatar_url,
  })
}

/** Gives a friend the name I chose, in our conversation too; '' restores the friend's own name. */
export const nameFriend = async (database: LocalDatabase, friendId: number, remark: string): Promise<void> => {
  const friend = await database.friends.get(friendId)
  if (friend) await storeFriend(database, { ...friend, friend_remark: remark })
}

/** S-70: friends are in another friend group from now on. */
export const fileFriends = async (
  database: LocalDatabase,
  friendIds: readonly number[],
  groupId: number,
): Promise<void> => {
  for (const id of friendIds) await database.friends.update(id, { friend_group: groupId })
}

/** A deleted friend group lets its friends go to the default one. */
export const emptyFriendGroup = async (database: LocalDatabase, groupId: number): Promise<void> => {
  await database.friends.filter(({ friend_group }) => friend_group === groupId).modify({ friend_group: 0 })
}

/** S-55: a friend I removed leaves the chat list; their messages stay readable. */
export const forgetFriend = async (database: LocalDatabase, friendId: number): Promise<void> => {
  await database.friends.delete(friendId)
  await conversationsWith(database, friendId).modify({ last_time: 0 })
}
