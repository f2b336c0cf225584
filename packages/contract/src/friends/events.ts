import * as z from 'zod/mini'
import { userInfo } from '../account/schemas.ts'
import { event } from '../event.ts'
import { flag, id, seconds, text } from '../schema.ts'
import { friend, friendGroup, onlineFriend, requestStatus } from './schemas.ts'

/** Events of the user streams of those concerned (socket.md, section 7). */
export const friendApply = event({
  action: 'friend_apply',
  stream: 'user',
  data: z.object({
    id: id(),
    requester_user_id: id(),
    req_status: z.literal('pending'),
    friend_id: id(),
    message: text(0, 100),
    create_time: seconds(),
    user: userInfo,
  }),
})

export const friendAudit = event({
  action: 'friend_audit',
  stream: 'user',
  data: z.object({ id: id(), requester_user_id: id(), req_status: requestStatus, friend: z.optional(friend) }),
})

export const friendAdded = event({
  action: 'friend_added',
  stream: 'user',
  data: z.object({ friend, group: z.object({ friend_group_id: z.int(), friend_group_name: z.string() }) }),
})

export const friendRemoved = event({
  action: 'friend_removed',
  stream: 'user',
  data: z.object({ user_id: id(), by_me: flag() }),
})

/** A friend changed name, picture, sex or signature. Fields that depend on the reader, such as the remark, are blank. */
export const friendInfo = event({
  action: 'friend_info',
  stream: 'user',
  data: z.object({ userinfo: userInfo }),
})

/** I gave a friend another remark. */
export const friendRemarkChanged = event({
  action: 'friend_remark',
  stream: 'user',
  data: z.object({ friend_id: id(), friend_remark: text(0, 30) }),
})

/** A friend group of mine changed; `friend_ids` are those who were moved into `group` (S-70), empty for the other ops. */
export const friendGroupChanged = event({
  action: 'friend_group',
  stream: 'user',
  data: z.object({
    op: z.literal(['create', 'edit', 'delete', 'move']),
    group: friendGroup,
    friend_ids: z.array(id()),
  }),
})

/** I added a member to my blacklist or removed them from it. */
export const blackChanged = event({
  action: 'black_changed',
  stream: 'user',
  data: z.object({ black_id: id(), on: flag() }),
})

/** Friends came or went; what a lost frame told is in the next answer of Online/onlineFriend. */
export const onlineStatus = event({
  action: 'online_status',
  stream: 'transient',
  data: z.object({ list: z.array(onlineFriend) }),
})
