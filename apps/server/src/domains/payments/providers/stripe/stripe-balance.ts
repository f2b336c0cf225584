import type Stripe from 'stripe'
import type { BalanceLine } from '../provider.ts'

/** Lines that are about a payment of a member. What Stripe pays out to our bank, and its own fees, no act of the ledger stands for. */
const ofPayments: ReadonlySet<Stripe.BalanceTransaction.Type> = new Set([
  'charge',
  'payment',
  'payment_failure_refund',
  'payment_refund',
  'payment_reversal',
  'payment_unreconciled',
  'refund',
  'refund_failure',
  'adjustment',
])

const pageSize = 100

/** What Stripe booked on our account in a span of time, by its own clock; throws above `most` lines. */
export async function listStripeBalance(
  api: Stripe,
  fromMs: number,
  toMs: number,
  most: number,
): Promise<BalanceLine[]> {
  const created = { gte: Math.ceil(fromMs / 1000), lt: Math.ceil(toMs / 1000) }
  const lines: BalanceLine[] = []
  let seen = 0
  for await (const line of api.balanceTransactions.list({ created, limit: pageSize, expand: ['data.source'] })) {
    if (++seen > most) throw new Error(`Stripe has more than ${most} lines from ${fromMs} to ${toMs}`)
    if (ofPayments.has(line.type)) lines.push(lineOf(line))
  }
  return lines
}

/** As the ledger books them: payments and refunds without Stripe's fee, what a dispute moved with it. */
function lineOf(line: Stripe.BalanceTransaction): BalanceLine {
  const isDispute = line.type === 'adjustment'
  return {
    reference: isDispute ? line.id : referenceOf(line),
    amount: BigInt(isDispute ? line.net : line.amount),
    currency: line.currency,
    atMs: line.created * 1000,
  }
}

function referenceOf({ id, source }: Stripe.BalanceTransaction): string {
  if (source === null || typeof source === 'string') return source ?? id
  if (source.object !== 'charge') return source.id
  const { payment_intent: payment } = source
  return (typeof payment === 'string' ? payment : payment?.id) ?? source.id
}
