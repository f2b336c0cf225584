import * as z from 'zod/mini'
import { call } from '../call.ts'
import { empty, id, paged, paging, queryNumber } from '../schema.ts'
import { waitingMessage } from './operator-schemas.ts'
import { reviewStates } from './states.ts'

/** What waits for review in default groups: whoever may not decide does not read it. */
export const chatOperatorCalls = {
  listReviews: call({
    id: 'op-reviews',
    method: 'GET',
    path: '/operator/v1/reviews',
    auth: 'operator',
    permission: 'group.write',
    request: z.object({ ...paging, group_id: z.optional(queryNumber(id())) }),
    data: paged(waitingMessage),
    errors: [],
    summary: 'Messages under review in default groups, the oldest first',
  }),
  decideReview: call({
    id: 'op-review-decide',
    method: 'POST',
    path: '/operator/v1/reviews/decide',
    auth: 'operator',
    permission: 'group.write',
    request: z.object({
      group_id: id(),
      msg_id: id(),
      req_status: z.literal([reviewStates.approved, reviewStates.rejected]),
    }),
    data: empty(),
    errors: ['notFound', 'messageGone', 'stateChanged'],
    summary: 'Approves (1) or rejects (2) a message of a default group; 4003 when somebody was faster',
  }),
} as const
