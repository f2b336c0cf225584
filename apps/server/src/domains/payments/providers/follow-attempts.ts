import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import { mismatchOf } from '@cliffhanger/rules/wallet/payment-match.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { OrderDeps } from '../deps.ts'
import { kindOf } from '../orders/cancel-order.ts'
import { lockOrder, setWaiting, unsetWaiting } from '../orders/queries.ts'
import { openSession } from './open-session.ts'
import type { OnlineProvider, SessionState } from './provider.ts'
import {
  type AttemptRow,
  findAttemptById,
  listLiveAttempts,
  lockAttempt,
  setAttemptState,
  setRequested,
} from './queries/attempts.ts'
import { findOnline } from './registry.ts'
import { putInSuspense } from './suspense.ts'

const longestWaitMs = 60 * minuteMs

/** Each question about a session that did not end waits twice as long as the one before, an hour at most. */
const nextRequestMs = (nowMs: number, requestedTotal: number): number =>
  nowMs + Math.min(2 ** Math.min(requestedTotal, 10) * minuteMs, longestWaitMs)

/** Asks the provider about an attempt and does what follows. Whoever calls it, and however often, the outcome is the same. */
export const requestAttempt = (deps: OrderDeps, attemptId: number): Promise<void> =>
  follow(deps, attemptId, (online, reference) => online.fetch(reference))

/** Ends the session of an attempt, so that nobody pays for what is over; one that was paid before is treated as paid. */
export const closeAttempt = (deps: OrderDeps, attemptId: number): Promise<void> =>
  follow(deps, attemptId, (online, reference) => online.close(reference))

async function follow(
  deps: OrderDeps,
  attemptId: number,
  request: (online: OnlineProvider, reference: string) => Promise<SessionState>,
): Promise<void> {
  const { db, clock } = deps.context
  const attempt = await findAttemptById(db, attemptId)
  if (!attempt || attempt.state === 'paid') return
  await setRequested(db, attempt.id, nextRequestMs(clock(), attempt.asked_total))
  const online = findOnline(deps.providers, attempt.provider)
  if (!online) throw new Error(`nobody can be asked about attempt ${attemptId}: ${attempt.provider} is not set up`)
  const { reference } = attempt.reference === '' ? (await openSession(deps, online, attempt)).attempt : attempt
  // What the provider never had cannot have been paid.
  if (reference === '') return
  const state = await request(online, reference)
  await db.transaction((tx) => apply(deps, tx, attempt, state), { retries: 3 })
}

/** What a provider said about an attempt, under the lock of its order. */
async function apply(
  deps: OrderDeps,
  tx: Db,
  { id, order_id: orderId }: AttemptRow,
  found: SessionState,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const attempt = await lockAttempt(tx, id)
  if (attempt.state === 'paid') return
  switch (found.state) {
    case 'open':
      // A debit that failed leaves the same payment to be made in another way.
      if (attempt.state === 'processing') await giveBack(tx, attempt, 'open')
      return
    case 'processing':
      await setAttemptState(tx, id, 'processing', '')
      if (order.state === orderStates.pending) await setWaiting(tx, orderId, deps.context.clock())
      return
    case 'closed':
      if (attempt.state === 'processing') await giveBack(tx, attempt, 'closed')
      else await setAttemptState(tx, id, 'closed', '')
      return
    case 'paid':
      await setAttemptState(tx, id, 'paid', found.paymentRef)
      return receive(deps, tx, attempt, found)
    default:
      return found satisfies never
  }
}

/** A payment that was under way came to nothing: its order waits for its member again and may time out (S-88), unless another is under way. */
async function giveBack(tx: Db, { id, order_id: orderId }: AttemptRow, state: 'open' | 'closed'): Promise<void> {
  await setAttemptState(tx, id, state, '')
  const live = await listLiveAttempts(tx, orderId)
  if (!live.some((attempt) => attempt.state === 'processing')) await unsetWaiting(tx, orderId)
}

/** Money came: it settles the order where it is what was asked for and the order is open, else it goes to suspense (checks 15, 16). */
async function receive(
  deps: OrderDeps,
  tx: Db,
  attempt: AttemptRow,
  { paymentRef, facts }: Extract<SessionState, { state: 'paid' }>,
): Promise<void> {
  const order = await lockOrder(tx, attempt.order_id)
  const requested = { amount: BigInt(attempt.amount), currency: attempt.currency, reference: attempt.order_no }
  const mismatch = mismatchOf(requested, facts)
  const outcome =
    mismatch ?? (await kindOf(deps, order).received(tx, order, { provider: attempt.provider, paymentRef }))
  if (outcome === 'settled' || outcome === 'known') return
  await putInSuspense(deps, tx, {
    provider: attempt.provider,
    paymentRef,
    cause: outcome,
    // Of another currency it is not known what it is worth here.
    amount: facts.currency === attempt.currency ? facts.amount : 0n,
    orderId: order.id,
    userId: order.user_id,
    note: `${facts.amount} ${facts.currency} ${facts.reference}`,
  })
}
