import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { count, flag, id, paged, paging, period, queryNumber, text, timely } from '../schema.ts'
import { memberActivity, memberOverview, memberStatus, outboxEntry } from './operator-schemas.ts'
import { userType } from './schemas.ts'

/** Members and their sign-ins, and the codes that nobody delivers. */
export const accountOperatorCalls = {
  listMembers: call({
    id: 'op-members',
    method: 'GET',
    path: '/operator/v1/members',
    auth: 'operator',
    permission: 'member.read',
    request: z.object({
      ...paging,
      ...timely,
      search: z.optional(text(1, 64)),
      status: z.optional(queryNumber(flag())),
      user_type: z.optional(queryNumber(userType)),
    }),
    data: paged(memberOverview),
    errors: [],
    summary: 'Members, newest first; search by number, name, phone or email',
  }),
  getMember: call({
    id: 'op-member',
    method: 'GET',
    path: '/operator/v1/member',
    auth: 'operator',
    permission: 'member.read',
    request: z.object({ user_id: queryNumber(id()) }),
    data: z.object({ member: memberOverview, standing: memberStatus, activity: memberActivity }),
    errors: ['notFound'],
    summary: 'One member, what speaks for and against them, and when they were here last',
  }),
  setMemberState: call({
    id: 'op-member-state',
    method: 'POST',
    path: '/operator/v1/members/state',
    auth: 'operator',
    permission: 'member.write',
    request: z.object({ user_id: id(), status: flag(), reason }),
    data: z.object({ member: memberOverview }),
    errors: ['notFound'],
    summary: 'Disables an account, which ends its sign-ins with 6002, or enables it again',
  }),
  endMemberSessions: call({
    id: 'op-member-sign-out',
    method: 'POST',
    path: '/operator/v1/members/sign-out',
    auth: 'operator',
    permission: 'member.write',
    request: z.object({ user_id: id(), reason }),
    data: z.object({ ended: count() }),
    errors: ['notFound'],
    summary: 'Ends every sign-in of a member with 6001',
  }),
  listOutbox: call({
    id: 'op-outbox',
    method: 'GET',
    path: '/operator/v1/outbox',
    auth: 'operator',
    permission: 'outbox.read',
    request: z.object({ ...paging, ...period, search: z.optional(text(1, 64)) }),
    data: paged(outboxEntry),
    errors: [],
    summary: 'Codes that no sender delivered, newest first, without the codes',
  }),
  revealCode: call({
    id: 'op-outbox-reveal',
    method: 'POST',
    path: '/operator/v1/outbox/reveal',
    auth: 'operator',
    permission: 'outbox.read',
    request: z.object({ id: id(), reason }),
    data: z.object({ code: z.string() }),
    errors: ['notFound'],
    summary: 'Shows one code of a demonstration’s own member, on a demonstration only (A-5); audited',
  }),
} as const
