import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { flag, id, paged, paging, queryNumber, text, timely } from '../schema.ts'
import { groupDetail, groupOverview } from './operator-schemas.ts'
import { groupStates } from './states.ts'

const changed = z.object({ group: groupDetail })

/** Groups as operators see them. */
export const groupsOperatorCalls = {
  listGroups: call({
    id: 'op-groups',
    method: 'GET',
    path: '/operator/v1/groups',
    auth: 'operator',
    permission: 'group.read',
    request: z.object({
      ...paging,
      ...timely,
      search: z.optional(text(1, 64)),
      status: z.optional(queryNumber(z.literal(Object.values(groupStates)))),
      default_qun: z.optional(queryNumber(flag())),
    }),
    data: paged(groupOverview),
    errors: [],
    summary: 'Groups, newest first; search by number or a part of the name',
  }),
  getGroup: call({
    id: 'op-group',
    method: 'GET',
    path: '/operator/v1/group',
    auth: 'operator',
    permission: 'group.read',
    request: z.object({ group_id: queryNumber(id()) }),
    data: changed,
    errors: ['notFound'],
    summary: 'One group with its settings, creator and managers',
  }),
  setGroupState: call({
    id: 'op-group-state',
    method: 'POST',
    path: '/operator/v1/groups/state',
    auth: 'operator',
    permission: 'group.write',
    request: z.object({ group_id: id(), status: z.literal([groupStates.normal, groupStates.banned]), reason }),
    data: changed,
    errors: ['notFound', 'stateChanged'],
    summary: 'Bans a group (2), which its members learn with the reason, or reopens it (1)',
  }),
  setGroupBadges: call({
    id: 'op-group-badges',
    method: 'POST',
    path: '/operator/v1/groups/badges',
    auth: 'operator',
    permission: 'group.write',
    request: z.object({ group_id: id(), is_vip: flag(), qun_level: z.int().check(z.gte(0), z.lte(99)) }),
    data: changed,
    errors: ['notFound', 'stateChanged'],
    summary: 'Gives a group its badges',
  }),
  setDefaultGroup: call({
    id: 'op-group-default',
    method: 'POST',
    path: '/operator/v1/groups/default',
    auth: 'operator',
    permission: 'group.write',
    request: z.object({ group_id: id(), default_qun: flag(), reason }),
    data: changed,
    errors: ['notFound', 'stateChanged'],
    summary: 'Has every new account join a group from now on, or no longer (S-103)',
  }),
} as const
