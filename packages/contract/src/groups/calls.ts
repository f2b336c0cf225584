import * as z from 'zod/mini'
import { proof, proofRefusals } from '../account/proof.ts'
import { call } from '../call.ts'
import { count, empty, id, queryNumber, seconds, text } from '../schema.ts'
import { joinLinkCalls } from './join-links.ts'
import { groupMemberCalls } from './member-calls.ts'
import {
  group,
  groupCard,
  groupDescription,
  groupName,
  groupNotice,
  groupScopes,
  groupToggles,
  newGroupLimit,
  onlineMember,
  slowModes,
} from './schemas.ts'

/** Groups: making and ending them, their settings, and who is in them. */
export const groupsCalls = {
  createGroup: call({
    id: 'groups-create',
    method: 'POST',
    path: '/api/v6/Groups/create',
    auth: 'bearer',
    rate: '60/h',
    request: z.object({
      group_name: groupName,
      avatar_url: z.optional(text(0, 512)),
      members: z.array(id()).check(z.maxLength(newGroupLimit)),
      description: z.optional(groupDescription),
    }),
    data: z.object({ group }),
    errors: ['notFriends', 'tooFewFriendsChosen', 'fileNotUploaded', 'noMemberChosen'],
    summary:
      'Creates a group with me as its creator and the chosen friends as members; without a picture it shows its members',
  }),
  dissolveGroup: call({
    id: 'groups-dissolve',
    method: 'POST',
    path: '/api/v6/Groups/dissolve',
    auth: 'bearer',
    request: z.object({ group_id: id() }),
    data: empty(),
    errors: ['noPermission', 'groupDissolved'],
    summary: 'Ends a group for everyone; only its creator may',
  }),
  /** My proof is that of A-1. */
  handOverGroup: call({
    id: 'groups-transfer',
    method: 'POST',
    path: '/api/v6/Groups/transfer',
    auth: 'bearer',
    rate: '30/min',
    request: z.object({ group_id: id(), user_id: id(), ...proof }),
    data: z.object({ group }),
    errors: [...proofRefusals, 'notGroupMember', 'groupForbids', 'groupDissolved', 'notInThisGroup', 'cannotDoToSelf'],
    summary: 'Makes a member the creator of my group in my place, with a proof besides the session; I become a manager',
  }),
  editGroupSettings: call({
    id: 'groups-edit_conf',
    method: 'POST',
    path: '/api/v6/Groups/edit_conf',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({
      group_id: id(),
      ...z.partial(z.object({ ...groupScopes, ...groupToggles, slow_seconds: z.literal(slowModes) })).shape,
    }),
    data: z.object({ group }),
    errors: ['noPermission', 'notGroupMember', 'groupForbids'],
    summary: 'Changes what a group allows; only the fields sent change',
  }),
  editGroupBase: call({
    id: 'groups-edit_base',
    method: 'POST',
    path: '/api/v6/Groups/edit_base',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({
      group_id: id(),
      group_name: z.optional(groupName),
      avatar_url: z.optional(text(0, 512)),
      description: z.optional(groupDescription),
      notice: z.optional(groupNotice),
    }),
    data: z.object({ group }),
    errors: ['noPermission', 'notGroupMember', 'groupForbids', 'mutedInGroup', 'groupMuted', 'fileNotUploaded'],
    summary: 'Changes name, picture, description or notice of a group; an empty picture removes it',
  }),
  getGroup: call({
    id: 'groups-getConf',
    method: 'POST',
    path: '/api/v6/Groups/getConf',
    auth: 'bearer',
    request: z.object({ group_id: id() }),
    data: z.object({ group: z.union([group, groupCard]) }),
    errors: ['notFound', 'groupDissolved'],
    summary: 'A group with my role, mute and nickname in it; outside of it only its card',
  }),
  listMyGroups: call({
    id: 'groupmember-list',
    method: 'GET',
    path: '/api/v6/GroupMember/list',
    auth: 'bearer',
    request: z.object({
      page: z.optional(queryNumber(id())),
      limit: z.optional(queryNumber(z.int().check(z.gte(1), z.lte(1000)))),
      update_time: z.optional(queryNumber(seconds())),
    }),
    data: z.object({ list: z.array(group), total: count() }),
    errors: [],
    summary: 'The groups I am in, or those changed since a time; at most 1000 in one answer',
  }),
  listOnlineMembers: call({
    id: 'online-onlineGroupMember',
    method: 'GET',
    path: '/api/v6/Online/onlineGroupMember',
    auth: 'bearer',
    request: z.object({ group_id: queryNumber(id()) }),
    data: z.object({ list: z.array(onlineMember), count: count() }),
    errors: ['notGroupMember'],
    quiet: true,
    summary: 'Members of a group who are online now; the list is cut at 100, the number is not',
  }),
  ...groupMemberCalls,
  ...joinLinkCalls,
} as const
