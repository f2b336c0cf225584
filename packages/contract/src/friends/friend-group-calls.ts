import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, empty, flag, id, paged, paging, queryNumber, text } from '../schema.ts'
import { friend, friendGroup, friendGroupName, friendGroupWithTotals } from './schemas.ts'

const chosenFriends = z
  .object({
    operate: z.literal(['move', 'delete']),
    friend_ids: z.array(id()).check(z.maxLength(100)),
    group_id: z.optional(count()),
  })
  .check(z.refine(({ operate, group_id }) => operate !== 'move' || group_id !== undefined, { path: ['group_id'] }))

/** Folders of friends. Group 0 holds those who are in no other; it is never stored, renamed or deleted. */
export const friendGroupCalls = {
  createFriendGroup: call({
    id: 'friendsgroup-createGroup',
    method: 'POST',
    path: '/api/v6/FriendsGroup/createGroup',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ group_name: friendGroupName }),
    data: z.object({ group: friendGroup }),
    errors: ['nameUsed'],
    summary: 'Makes a friend group, at most 50 of one member',
  }),
  deleteFriendGroup: call({
    id: 'friendsgroup-delGroup',
    method: 'POST',
    path: '/api/v6/FriendsGroup/delGroup',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ group_id: id() }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Deletes a friend group; its friends move to the default group',
  }),
  renameFriendGroup: call({
    id: 'friendsgroup-editGroup',
    method: 'POST',
    path: '/api/v6/FriendsGroup/editGroup',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ group_id: id(), group_name: friendGroupName }),
    data: z.object({ group: friendGroup }),
    errors: ['notFound', 'nameUsed'],
    summary: 'Renames a friend group',
  }),
  /** Of the ids chosen those who are no friends are left out; 5001 when none is left. */
  operateFriends: call({
    id: 'friendsgroup-operateFriend',
    method: 'POST',
    path: '/api/v6/FriendsGroup/operateFriend',
    auth: 'bearer',
    rate: '60/min',
    request: chosenFriends,
    data: z.object({ friend_ids: z.array(id()), friend_group_id: count(), friend_group_name: z.string() }),
    errors: ['notFound', 'notFriends', 'noMemberChosen'],
    summary: 'Moves friends to a friend group, or ends the friendship with them',
  }),
  listGroupFriends: call({
    id: 'friendsgroup-friendList',
    method: 'GET',
    path: '/api/v6/FriendsGroup/friendList',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ ...paging, group_id: queryNumber(count()), keyword: z.optional(text(0, 30)) }),
    data: paged(friend),
    errors: ['notFound'],
    summary: 'Friends inside one friend group, found by remark, name or number',
  }),
  listFriendGroups: call({
    id: 'friendsgroup-list',
    method: 'GET',
    path: '/api/v6/FriendsGroup/list',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ with_friends: z._default(queryNumber(flag()), 0) }),
    data: z.object({ list: z.array(friendGroupWithTotals) }),
    errors: [],
    summary: 'My friend groups with their totals, the default group first',
  }),
} as const
