import {
  friendAdded,
  friendApply,
  friendAudit,
  friendInfo,
  friendRemoved,
} from '@cliffhanger/contract/friends/events.ts'
import type { Friend } from '@cliffhanger/contract/friends/schemas.ts'
import type { LocalDatabase } from '../../platform/local-database.ts'
import { effect, type StreamEffect } from '../../platform/stream-effects.ts'
import { translate } from '../../platform/texts.ts'
import { toast } from '../../ui/toast.tsx'

const sessionsWith = (database: LocalDatabase, userId: number) =>
  database.sessions.filter(({ chat_id, chat_type }) => chat_type === 'private' && chat_id === userId)

/** Stores a friend, and shows his conversation under the name I gave him. */
export const storeFriend = async (database: LocalDatabase, friend: Friend): Promise<void> => {
  await database.friends.put(friend)
  await sessionsWith(database, friend.friend_idx).modify({
    chat_name: friend.friend_remark || friend.nick_name,
    nick_name: friend.nick_name,
    chat_face: friend.avatar_url,
  })
}

/** S-63, S-64: a request is created or updated; only its recipient is told. */
const applied = effect(friendApply, async ({ database, myId, afterwards }, data) => {
  const { id, requester_user_id, friend_id, message, create_time, user, req_status } = data
  const isMe = requester_user_id === myId ? 1 : 0
  const known = await database.friendApps.get(id)
  const { nick_name, avatar_url, user_no } = user
  await database.friendApps.put({
    id,
    apply_id: id,
    friend_id,
    requester_user_id,
    isMe,
    message,
    req_status,
    nick_name,
    avatar_url,
    user_no,
    create_time: known?.create_time ?? create_time,
    update_time: create_time,
  })
  if (isMe === 0 && known?.req_status !== 'pending') {
    afterwards(() => toast(translate('friends.newRequestFrom', { name: nick_name })))
  }
})

/** S-65…S-67: a request was answered; its requester is told what the answer was, but never that it was ignored. */
const answered = effect(friendAudit, async ({ database, myId, afterwards }, data) => {
  const request = await database.friendApps.get(data.id)
  if (data.friend) await storeFriend(database, data.friend)
  if (!request) return
  await database.friendApps.put({ ...request, req_status: data.req_status })
  if (data.requester_user_id !== myId || request.req_status === data.req_status) return
  const name = request.nick_name
  if (data.req_status === 'accepted') afterwards(() => toast(translate('friends.acceptedBy', { name })))
  if (data.req_status === 'rejected') afterwards(() => toast(translate('friends.rejectedBy', { name })))
})

/** S-70: the friend comes with the group I filed him in. A request between us is settled by it. */
const added = effect(friendAdded, async ({ database }, { friend }) => {
  await storeFriend(database, friend)
  await database.friendApps
    .filter(({ friend_id, req_status }) => friend_id === friend.friend_idx && req_status === 'pending')
    .modify({ req_status: 'accepted' })
})

/** S-55: whom I removed leaves the chat list; his messages stay readable. */
const removed = effect(friendRemoved, async ({ database }, { user_id, by_me }) => {
  await database.friends.delete(user_id)
  if (by_me === 1) await sessionsWith(database, user_id).modify({ last_msg_id: 0 })
})

/** A friend changed his profile; the remark I gave him is mine and stays. */
const changed = effect(friendInfo, async ({ database }, { userinfo }) => {
  const friend = await database.friends.get(userinfo.user_id)
  if (!friend) return
  const { nick_name, avatar_url, user_type } = userinfo
  await storeFriend(database, { ...friend, nick_name, avatar_url, user_type })
})

/** What the events about friends do here. */
export const friendEffects: readonly StreamEffect[] = [applied, answered, added, changed, removed]
