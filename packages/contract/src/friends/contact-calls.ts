import * as z from 'zod/mini'
import { userInfo } from '../account/schemas.ts'
import { call } from '../call.ts'
import { empty, flag, id, queryNumber, text } from '../schema.ts'
import { friend, friendRemark, friendSeen, lastSeen, onlineFriend } from './schemas.ts'

/** One friend or stranger in relation to me, who is online, and who answers questions. */
export const contactCalls = {
  editRemark: call({
    id: 'friends-editNickname',
    method: 'POST',
    path: '/api/v6/Friends/editNickname',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ friend_id: id(), friend_nickname: friendRemark }),
    data: z.object({ friend_id: id(), friend_remark: text(0, 30) }),
    errors: ['notFriends'],
    summary: 'Sets or clears my remark for a friend',
  }),
  getFriend: call({
    id: 'friends-friendInfo',
    method: 'GET',
    path: '/api/v6/Friends/friendInfo',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ friend_id: queryNumber(id()) }),
    data: z.extend(lastSeen, { userinfo: userInfo, is_friend: flag(), is_black: flag(), is_online: flag() }),
    errors: ['notFound'],
    summary: 'One member with what I set for them',
  }),
  /** `is_black`: I blacklisted the member; `is_blacked`: the member blacklisted me. */
  checkFriend: call({
    id: 'friends-isFriend',
    method: 'GET',
    path: '/api/v6/Friends/isFriend',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ friend_id: queryNumber(id()) }),
    data: z.extend(lastSeen, { is_friend: flag(), is_black: flag(), is_blacked: flag(), can_chat: flag() }),
    errors: ['notFound'],
    summary: 'Whether a member is my friend, and whether I may write to them',
  }),
  listFriendsForGroup: call({
    id: 'friends-getInGroupFriends',
    method: 'GET',
    path: '/api/v6/Friends/getInGroupFriends',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ group_id: queryNumber(id()) }),
    data: z.object({ list: z.array(z.extend(friend, { in_group: flag() })) }),
    errors: ['notGroupMember'],
    summary: 'All my friends, with who of them is in a group of mine already',
  }),
  /** `with_seen` also answers when the others were here, as far as I may know (S-118); those I may know nothing of are left out. */
  listOnlineFriends: call({
    id: 'online-onlineFriend',
    method: 'GET',
    path: '/api/v6/Online/onlineFriend',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ with_seen: z.optional(queryNumber(flag())) }),
    data: z.object({ list: z.array(onlineFriend), seen: z.optional(z.array(friendSeen)) }),
    errors: [],
    quiet: true,
    summary: 'My friends who are online now and show it',
  }),
  getSupport: call({
    id: 'customer-getCustomerInfo',
    method: 'GET',
    path: '/api/v6/customer/getCustomerInfo',
    auth: 'bearer',
    rate: '60/min',
    request: empty(),
    data: z.object({ customer: z.nullable(userInfo), link: z.string(), work_time: z.string() }),
    errors: [],
    summary: 'The official account that looks after me; null where the platform has none',
  }),
} as const
