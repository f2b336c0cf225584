import * as z from 'zod/mini'
import { call } from '../call.ts'
import { version } from '../notices/operator-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { flag, id, paged, paging, queryNumber, timely } from '../schema.ts'
import { distributorForm, distributorLine, inviteFlag, memberOfTeam, memberTeam } from './operator-schemas.ts'
import { teamLevel } from './schemas.ts'

/** Teams of members, invitations that earn nothing, and distributors. */
export const teamOperatorCalls = {
  getMemberTeam: call({
    id: 'op-member-team',
    method: 'GET',
    path: '/operator/v1/member-team',
    auth: 'operator',
    permission: 'member.read',
    request: z.object({ ...paging, user_id: queryNumber(id()), level: z._default(queryNumber(teamLevel), 1) }),
    data: z.extend(paged(memberOfTeam), { team: memberTeam }),
    errors: ['notFound'],
    summary: 'Who invited a member, and one level of the members they invited',
  }),
  listInviteFlags: call({
    id: 'op-invite-flags',
    method: 'GET',
    path: '/operator/v1/invite-flags',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({
      ...paging,
      ...timely,
      is_lifted: z.optional(queryNumber(flag())),
      user_id: z.optional(queryNumber(id())),
    }),
    data: paged(inviteFlag),
    errors: [],
    summary: 'Members who share a device, a payment account or an identity with who would earn by them',
  }),
  liftInviteFlag: call({
    id: 'op-invite-flag-lift',
    method: 'POST',
    path: '/operator/v1/invite-flags/lift',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ user_id: id(), earner_id: id(), reason }),
    data: z.object({ list: z.array(inviteFlag) }),
    errors: ['notFound'],
    summary: 'Lifts what is flagged between two members: from now on the one earns by the other',
  }),
  listDistributors: call({
    id: 'op-distributors',
    method: 'GET',
    path: '/operator/v1/distributors',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object(paging),
    data: paged(distributorLine),
    errors: [],
    summary: 'Distributors with what came by their channels',
  }),
  createDistributor: call({
    id: 'op-distributor-create',
    method: 'POST',
    path: '/operator/v1/distributors/create',
    auth: 'operator',
    permission: 'finance.write',
    idempotency: 'key',
    request: z.extend(distributorForm, { reason }),
    data: z.object({ distributor: distributorLine }),
    errors: ['notFound', 'nameUsed'],
    summary: 'Gives a member a channel; 5017 where they have one, or its code or domain is taken',
  }),
  editDistributor: call({
    id: 'op-distributor-edit',
    method: 'POST',
    path: '/operator/v1/distributors/edit',
    auth: 'operator',
    permission: 'finance.write',
    request: z.extend(z.omit(distributorForm, { distributer_code: true }), { version, reason }),
    data: z.object({ distributor: distributorLine }),
    errors: ['notFound', 'stateChanged', 'nameUsed'],
    summary: 'Changes a channel, or closes it; its code stays',
  }),
} as const
