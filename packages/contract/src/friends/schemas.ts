import * as z from 'zod/mini'
import { userInfo } from '../account/schemas.ts'
import { count, flag, id, seconds, text } from '../schema.ts'

/** States of a friend request; all but `pending` are final (S-62). */
export const requestStatus = z.literal(['pending', 'accepted', 'rejected', 'ignored'])

/** A friend as his friend sees him (entities.md, Friend). `friend_idx` is the friend's user id. */
export const friend = z.object({
  friend_idx: id(),
  friend_group: count(),
  friend_remark: text(0, 30),
  nick_name: z.string(),
  avatar_url: z.string(),
  user_no: z.string(),
  user_type: count(),
  disturbing: flag(),
  is_online: flag(),
  create_time: seconds(),
  update_time: seconds(),
})

/** A request as one of its two sides sees it (entities.md, FriendApp). `id` and `apply_id` are the same number (K-14). */
export const friendApp = z.object({
  id: id(),
  apply_id: id(),
  friend_id: id(),
  requester_user_id: id(),
  isMe: flag(),
  message: text(0, 100),
  req_status: requestStatus,
  nick_name: z.string(),
  avatar_url: z.string(),
  user_no: z.string(),
  create_time: seconds(),
  update_time: seconds(),
})

export const friendAppWithUser = z.extend(friendApp, { userinfo: userInfo })

export type Friend = z.output<typeof friend>
export type FriendApp = z.output<typeof friendApp>
export type RequestStatus = z.output<typeof requestStatus>
