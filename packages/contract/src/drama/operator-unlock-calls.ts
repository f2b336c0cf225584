import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { amount, count, empty, id, paged, paging, seconds, text, timely } from '../schema.ts'
import { dramaTexts } from './operator-schemas.ts'

export const failedUnlockStates = ['waiting', 'refunded', 'refused'] as const
const state = z.literal(failedUnlockStates)

const failedUnlock = z.object({
  id: id(),
  member: memberLine,
  state,
  drama_id: id(),
  drama_texts: dramaTexts,
  number: id(),
  /** Gold that comes back, to the purses that paid. */
  amount: amount(),
  /** What the player reported. */
  play_error: z.string(),
  /** What this member watched of this episode, before and after the unlock. */
  watched_seconds: count(),
  /** The member's unlocks that were refunded within the last 30 days. */
  refunds: count(),
  /** The operator who decided, '' if nobody did yet; and the operator's note. */
  operator_name: z.string(),
  note: z.string(),
  unlock_time: seconds(),
  create_time: seconds(),
  /** 0 while it waits. */
  decide_time: count(),
})
export type FailedUnlock = z.output<typeof failedUnlock>

/** Unlocks that are said not to have played and were not paid back by themselves (S-111). */
export const unlockOperatorCalls = {
  listFailedUnlocks: call({
    id: 'op-failed-unlocks',
    method: 'GET',
    path: '/operator/v1/failed-unlocks',
    auth: 'operator',
    permission: 'refund.review',
    request: z.object({ ...paging, ...timely, state: z._default(state, 'waiting'), number: z.optional(text(1, 20)) }),
    data: paged(failedUnlock),
    errors: [],
    summary: 'Unlocks that failed: the longest waiting first, of the decided ones the latest',
  }),
  judgeFailedUnlock: call({
    id: 'op-failed-unlock-judge',
    method: 'POST',
    path: '/operator/v1/failed-unlocks/judge',
    auth: 'operator',
    permission: 'refund.review',
    request: z.object({ id: id(), decision: z.literal(['refund', 'refuse']), reason }),
    data: empty(),
    errors: ['notFound', 'stateChanged'],
    summary:
      'Pays an unlock back and takes it away, or refuses that; the member reads the reason of a refusal. 4003 where it is decided',
  }),
} as const
