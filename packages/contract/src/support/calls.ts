import * as z from 'zod/mini'
import { call } from '../call.ts'
import { event } from '../event.ts'
import { id, queryNumber } from '../schema.ts'
import { rating, ratingWords, supportCase, supportCaseState, supportPresence } from './schemas.ts'

/** What a member reads of their case, and how they rate it. */
export const supportCalls = {
  getSupportCase: call({
    id: 'support-case',
    method: 'GET',
    path: '/api/v6/Support/case',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ target_id: queryNumber(id()) }),
    data: z.object({ case: z.nullable(supportCase), presence: supportPresence }),
    errors: [],
    quiet: true,
    summary: 'My newest case with an account of customer service; null where there is none',
  }),
  rateSupportCase: call({
    id: 'support-rate',
    method: 'POST',
    path: '/api/v6/Support/rate',
    auth: 'bearer',
    rate: '30/min',
    request: z.object({ case_id: id(), rating, comment: z._default(ratingWords, '') }),
    data: z.object({ case: supportCase }),
    errors: ['notFound', 'stateChanged', 'alreadyRated', 'ratingOver'],
    summary: 'Rates a case of mine that was closed, once, within seven days; 4003 while it is open',
  }),
} as const

/** A case of the member was opened, taken, handed on or closed. Whoever misses it reads the case. */
export const supportCaseChanged = event({
  action: 'support_case',
  stream: 'transient',
  /** `target_id` is the account of customer service. */
  data: z.object({ case_id: id(), target_id: id(), state: supportCaseState }),
})
