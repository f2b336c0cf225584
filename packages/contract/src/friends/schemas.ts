import * as z from 'zod/mini'
import { userInfo } from '../account/schemas.ts'
import { count, flag, id, seconds, text } from '../schema.ts'

/** States of a friend request; all but `pending` are final (S-62). */
export const requestStatus = z.literal(['pending', 'accepted', 'rejected', 'ignored'])

/** Friends and friend groups of one member, at most (C-48). */
export const friendsLimit = 5000
export const friendGroupsLimit = 50

/** The name I give a friend; if empty, the friend's own name is shown (V-37). */
export const friendRemark = text(0, 30)

/** Name of a friend group as its owner types it (V-37). */
export const friendGroupName = text(1, 20)

/** A friend as the caller sees them (entities.md, Friend). `friend_idx` is the friend's user id. */
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

/** Friends of mine in one folder (entities.md, FriendGroup); group 0 holds those in no other and is not stored. */
export const friendGroup = z.object({
  group_id: count(),
  group_name: z.string(),
  create_time: seconds(),
  update_time: seconds(),
})

/** `friends` only where the question asked for them. */
export const friendGroupWithTotals = z.extend(friendGroup, {
  total: count(),
  online_total: count(),
  friends: z.optional(z.array(friend)),
})

/** Somebody on my blacklist (entities.md, Black). */
export const black = z.object({
  black_id: id(),
  nick_name: z.string(),
  avatar_url: z.string(),
  user_no: z.string(),
  create_time: seconds(),
  update_time: seconds(),
})

/** A friend who came, went or is online, told only to those who may see it (S-118); `last_time` is when. */
export const onlineFriend = z.object({ user_id: id(), is_online: flag(), last_time: seconds() })

/** What the caller may know of when somebody was last online (S-118); '' is nothing. */
export const seenState = z.literal(['', 'online', 'exact', 'recently', 'week', 'long'])

/** The same with the moment, which is 0 unless the state is `exact`. */
export const lastSeen = z.object({ last_seen: seenState, last_time: seconds() })

/** The same of one friend among all. */
export const friendSeen = z.extend(lastSeen, { user_id: id() })

export type Friend = z.output<typeof friend>
export type FriendApp = z.output<typeof friendApp>
export type RequestStatus = z.output<typeof requestStatus>
export type FriendGroup = z.output<typeof friendGroup>
export type FriendGroupWithTotals = z.output<typeof friendGroupWithTotals>
export type Black = z.output<typeof black>
export type SeenState = z.output<typeof seenState>
export type LastSeen = z.output<typeof lastSeen>
export type FriendSeen = z.output<typeof friendSeen>
export type OnlineFriend = z.output<typeof onlineFriend>
