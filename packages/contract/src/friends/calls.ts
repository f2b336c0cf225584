import * as z from 'zod/mini'
import { userInfo } from '../account/schemas.ts'
import { call } from '../call.ts'
import { count, flag, id, paged, paging, queryNumber, seconds, text } from '../schema.ts'
import { friend, friendApp, friendAppWithUser, friendRemark, requestStatus } from './schemas.ts'

/** Finding people, asking for friendship, and the list of friends. `group_id`: the group where they met. */
export const friendsCalls = {
  requestFriendship: call({
    id: 'friendsapp-apply',
    method: 'POST',
    path: '/api/v6/FriendsApp/apply',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({
      friend_id: id(),
      message: z.optional(text(0, 100)),
      friend_remark: z.optional(friendRemark),
      friend_group_id: z._default(count(), 0),
      group_id: z.optional(id()),
    }),
    data: z.object({ apply: friendApp, is_friend: flag() }),
    errors: ['notFound', 'blacklisted', 'groupForbids', 'refusesFriendRequests', 'alreadyFriends', 'cannotDoToSelf'],
    summary: 'Sends a friend request, or updates the one that is pending',
  }),
  listFriendRequests: call({
    id: 'friendsapp-list',
    method: 'POST',
    path: '/api/v6/FriendsApp/list',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ ...paging, req_status: z.optional(requestStatus), is_me: z.optional(flag()) }),
    data: paged(friendAppWithUser),
    errors: [],
    quiet: true,
    summary: 'My friend requests, sent and received, newest first',
  }),
  answerFriendRequest: call({
    id: 'friendsapp-auditing',
    method: 'POST',
    path: '/api/v6/FriendsApp/auditing',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({
      id: id(),
      requester_user_id: id(),
      req_status: z.literal(['accepted', 'rejected', 'ignored']),
    }),
    data: z.object({ apply: friendApp, friend: z.optional(friend) }),
    errors: ['noPermission', 'notFound', 'requestAlreadyHandled'],
    summary: 'Accepts, rejects or ignores a pending request to me',
  }),
  findUser: call({
    id: 'friendsapp-findUser',
    method: 'GET',
    path: '/api/v6/FriendsApp/findUser',
    auth: 'bearer',
    rate: '30/min',
    request: z.object({ find_user_no: text(1, 64) }),
    data: z.object({ userinfo: userInfo, is_friend: flag(), can_add: flag() }),
    errors: ['notFound'],
    summary: 'Finds one user by exact number, phone or email',
  }),
  listFriends: call({
    id: 'friends-list',
    method: 'GET',
    path: '/api/v6/Friends/list',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({
      page: z.optional(queryNumber(id())),
      limit: z.optional(queryNumber(z.int().check(z.gte(1), z.lte(1000)))),
      update_time: z.optional(queryNumber(seconds())),
    }),
    data: z.object({ list: z.array(friend), total: count() }),
    errors: [],
    summary: 'All my friends, or those changed since a time',
  }),
} as const
