import * as z from 'zod/mini'
import { memberOverview } from '../account/operator-schemas.ts'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { id, paged, paging } from '../schema.ts'
import { supportAccount } from './operator-schemas.ts'

/** Official customer service: which accounts answer, and what a member is for the platform. */
export const friendsOperatorCalls = {
  listSupport: call({
    id: 'op-support',
    method: 'GET',
    path: '/operator/v1/support',
    auth: 'operator',
    permission: 'member.read',
    request: z.object(paging),
    data: z.extend(paged(supportAccount), {
      /** What members are shown beside the account: a page of the platform's own, and when somebody answers (settings). */
      desk: z.object({ link: z.string(), work_time: z.string() }),
    }),
    errors: [],
    summary: 'Official accounts with how many members each looks after, newest first',
  }),
  setMemberType: call({
    id: 'op-member-type',
    method: 'POST',
    path: '/operator/v1/members/type',
    auth: 'operator',
    permission: 'member.write',
    request: z.object({ user_id: id(), user_type: z.literal([0, 1, 2]), reason }),
    data: z.object({ member: memberOverview }),
    errors: ['notFound'],
    summary: 'Makes a member ordinary (0), official customer service (1) or a star (2)',
  }),
} as const
