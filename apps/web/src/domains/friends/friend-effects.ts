import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import {
  blackChanged,
  friendAdded,
  friendApply,
  friendAudit,
  friendGroupChanged,
  friendInfo,
  friendRemarkChanged,
  friendRemoved,
} from '@cliffhanger/contract/friends/events.ts'
import { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { forgetAnswers } from '../../platform/server/optimistic.ts'
import { effect, type StreamEffect } from '../../platform/storage/stream-effects.ts'
import { translate } from '../../platform/texts.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { emptyFriendGroup, fileFriends, forgetFriend, nameFriend, storeFriend } from './friend-rows.ts'

/** What is shown of a person, and of friend groups with their totals, may be another now. */
const requestAgain = (): void => {
  forgetAnswers(contactCalls.getFriend, friendGroupCalls.listFriendGroups).catch(ignoreQuietly)
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

/** S-70: the event carries the friend and the friend group I put them in. It settles a request between us. */
const added = effect(friendAdded, async ({ database, afterwards }, { friend }) => {
  await storeFriend(database, friend)
  await database.friendApps
    .filter(({ friend_id, req_status }) => friend_id === friend.friend_idx && req_status === 'pending')
    .modify({ req_status: 'accepted' })
  afterwards(requestAgain)
})

/** S-55: who removed me leaves our conversation where it was. */
const removed = effect(friendRemoved, async ({ database, afterwards }, { user_id, by_me }) => {
  if (by_me === 1) await forgetFriend(database, user_id)
  else await database.friends.delete(user_id)
  afterwards(requestAgain)
})

/** A friend changed their profile; the remark I gave them is mine and stays. */
const changed = effect(friendInfo, async ({ database }, { userinfo }) => {
  const friend = await database.friends.get(userinfo.user_id)
  if (!friend) return
  const { nick_name, avatar_url, user_type } = userinfo
  await storeFriend(database, { ...friend, nick_name, avatar_url, user_type })
})

/** A device of mine gave a friend another remark. */
const renamed = effect(friendRemarkChanged, async ({ database, afterwards }, { friend_id, friend_remark }) => {
  await nameFriend(database, friend_id, friend_remark)
  afterwards(requestAgain)
})

/** S-70: a device of mine changed a friend group, or moved friends into it. */
const regrouped = effect(friendGroupChanged, async ({ database, afterwards }, { op, group, friend_ids }) => {
  if (op === 'move') await fileFriends(database, friend_ids, group.group_id)
  if (op === 'delete') await emptyFriendGroup(database, group.group_id)
  afterwards(requestAgain)
})

/** Another device of mine added a member to the blacklist, or removed them from it. */
const blacklisted = effect(blackChanged, async ({ afterwards }) => {
  afterwards(() => {
    forgetAnswers(blacklistCalls.listBlacklist, contactCalls.getFriend).catch(ignoreQuietly)
  })
})

/** What the events about friends do here. */
export const friendEffects: readonly StreamEffect[] = [
  applied,
  answered,
  added,
  changed,
  removed,
  renamed,
  regrouped,
  blacklisted,
]
