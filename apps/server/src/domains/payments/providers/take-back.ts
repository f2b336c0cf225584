import type { OrderDeps } from '../deps.ts'
import { findPaidOrder } from '../orders/payment-queries.ts'
import { findRechargeByPayment, type RechargeRow } from '../recharge/queries/recharges.ts'
import { followHold } from './dispute-hold.ts'
import { requestAttempt } from './follow-attempts.ts'
import { assertCurrency } from './outside-line.ts'
import type { OnlineProvider } from './provider.ts'
import { findAttemptBySession } from './queries/attempts.ts'
import { followClaim, postOrderLine, postOrderRefund } from './take-back-order.ts'
import { giveExtrasUp, postRechargeLine } from './take-back-recharge.ts'

type Taken = 'done' | 'ignored'

/**
 * Does what a dispute did to our account at the provider: every line of it once, whatever messages come in whatever order. What is taken
 * comes out of the member's money, first out of what was held for it, and what they do not have any more is a debt; what is given back is
 * theirs. Of another order what was not used comes back to the platform, which bears that part.
 */
export async function takeDisputed(deps: OrderDeps, online: OnlineProvider, reference: string): Promise<Taken> {
  const { db } = deps.context
  const dispute = await online.fetchDispute(reference)
  const paid = await findPaid(deps, online, dispute.paymentRef)
  if (!paid) return 'ignored'
  assertCurrency(online, dispute.moves)
  // What was given back was taken before, in whatever order it is told.
  const moves = dispute.moves.toSorted((one, other) => Number(one.amount > 0n) - Number(other.amount > 0n))
  const { recharge, orderId } = paid
  for (const move of moves) {
    const line = { ...move, provider: online.name, dispute: reference, remark: reference }
    await db.transaction(
      (tx) => (recharge ? postRechargeLine(deps, tx, orderId, line) : postOrderLine(deps, tx, orderId, line)),
      { retries: 3 },
    )
  }
  // What is disputed in another currency nobody told the worth of; the lines of our account are in ours.
  const notified = { ...dispute, moves, amount: dispute.currency === online.currency ? dispute.amount : 0n }
  if (!recharge) {
    await db.transaction((tx) => followClaim(deps, tx, orderId, { provider: online.name, reference }, notified), {
      retries: 3,
    })
    return 'done'
  }
  await followHold(deps, recharge, reference, notified)
  if (dispute.isLost) await db.transaction((tx) => giveExtrasUp(deps, tx, recharge, reference), { retries: 3 })
  return 'done'
}

/** Refunds somebody made at the provider and not here: of a recharge they take the money from its member all the same, of another order what was
 *  bought with it. */
export async function takeOutsideRefunds(deps: OrderDeps, online: OnlineProvider, paymentRef: string): Promise<Taken> {
  const paid = await findPaid(deps, online, paymentRef)
  if (!paid) return 'ignored'
  const refunds = await online.listOutsideRefunds(paymentRef)
  assertCurrency(online, refunds)
  const { recharge, orderId } = paid
  const post = recharge ? postRechargeLine : postOrderRefund
  for (const { id, amount } of refunds) {
    const line = { id, provider: online.name, amount: -amount, fee: 0n, remark: id }
    await deps.context.db.transaction((tx) => post(deps, tx, orderId, line), { retries: 3 })
  }
  return 'done'
}

interface Paid {
  readonly orderId: number
  /** Absent: another order. */
  readonly recharge?: RechargeRow
}

/** What a payment was for. One that nobody was told of yet is asked for first: a dispute may be told before the payment it is about. */
async function findPaid(deps: OrderDeps, online: OnlineProvider, paymentRef: string): Promise<Paid | undefined> {
  const known = await findKnown(deps, online, paymentRef)
  if (known || paymentRef === '') return known
  const attempt = await findAttemptBySession(deps.context.db, online.name, await online.sessionOf(paymentRef))
  if (!attempt) return undefined
  await requestAttempt(deps, attempt.id)
  return findKnown(deps, online, paymentRef)
}

async function findKnown(
  { context: { db } }: OrderDeps,
  { name }: OnlineProvider,
  paymentRef: string,
): Promise<Paid | undefined> {
  const recharge = await findRechargeByPayment(db, name, paymentRef)
  if (recharge) return { recharge, orderId: recharge.order_id }
  return findPaidOrder(db, name, paymentRef)
}
