import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { count, empty, id, paged, paging, queryNumber, seconds, text, timely } from '../schema.ts'
import { memberLine } from './operator-schemas.ts'
import { realNameStates } from './states.ts'

/** Of an application there is (S-84). */
const status = z.literal([realNameStates.inReview, realNameStates.certified, realNameStates.failed])

const applicationOverview = z.object({
  member: memberLine,
  status,
  /** The number of this application among the member's; a judgement names the one the operator looked at. */
  version: count(),
  reason: z.string(),
  create_time: seconds(),
  update_time: seconds(),
})
export type ApplicationOverview = z.output<typeof applicationOverview>

/** Applications for certification. Who a member really is stays sealed until somebody opens it, which the log keeps. */
export const realNameOperatorCalls = {
  listRealNames: call({
    id: 'op-real-names',
    method: 'GET',
    path: '/operator/v1/real-names',
    auth: 'operator',
    permission: 'identity.review',
    request: z.object({
      ...paging,
      ...timely,
      status: z.optional(queryNumber(status)),
      number: z.optional(text(1, 20)),
    }),
    data: paged(applicationOverview),
    errors: [],
    summary: 'Applications, the longest waiting first, without what they say',
  }),
  openRealName: call({
    id: 'op-real-name-open',
    method: 'POST',
    path: '/operator/v1/real-names/open',
    auth: 'operator',
    permission: 'identity.review',
    request: z.object({ user_id: id() }),
    data: z.object({
      application: z.extend(applicationOverview, {
        real_name: z.string(),
        id_card: z.string(),
        /** Addresses of the pictures, good for five minutes. */
        front_address: z.string(),
        back_address: z.string(),
        /** Other members who applied with the same number. */
        same_number_total: count(),
      }),
    }),
    errors: ['notFound'],
    summary: 'Shows name, number and pictures of an application; audited',
  }),
  judgeRealName: call({
    id: 'op-real-name-judge',
    method: 'POST',
    path: '/operator/v1/real-names/judge',
    auth: 'operator',
    permission: 'identity.review',
    request: z
      .object({
        user_id: id(),
        version: id(),
        status: z.literal([realNameStates.certified, realNameStates.failed]),
        reason: z.optional(reason),
      })
      .check(
        z.refine((requested) => requested.status === realNameStates.certified || requested.reason !== undefined, {
          message: 'missing',
          path: ['reason'],
        }),
      ),
    data: empty(),
    errors: ['notFound', 'stateChanged'],
    summary:
      'Certifies (2), or rejects with a reason the member reads (3); 4003 if the member applied again or another operator was faster',
  }),
} as const
