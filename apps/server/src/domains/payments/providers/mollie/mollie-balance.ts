import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { BalanceLine } from '../provider.ts'
import { chargeback, type MollieApi, payment, readValue, refund, reversedLine } from './mollie-api.ts'

/** Lists are by when something was made; the slowest ways to pay take so long from there to the money. */
const slowestMs = 30 * dayMs
/** A chargeback is reversed within this time. */
const slowestReversalMs = 180 * dayMs

interface Made {
  readonly id: string
  readonly createdAt: number
}

/** What Mollie took, gave back and had charged back in a span of time, by its own clock; throws above `most` lines. */
export async function listMollieBalance(
  api: MollieApi,
  fromMs: number,
  toMs: number,
  most: number,
): Promise<BalanceLine[]> {
  const lines: BalanceLine[] = []
  const save = (line: BalanceLine): void => {
    if (line.atMs < fromMs || line.atMs >= toMs) return
    if (lines.push(line) > most) throw new Error(`Mollie has more than ${most} lines from ${fromMs} to ${toMs}`)
  }
  for await (const made of since(fromMs - slowestMs, api.list('payments', 'payments', payment)))
    if (made.paidAt) save({ reference: made.id, ...readValue(made.amount), atMs: made.paidAt })
  for await (const made of since(fromMs, api.list('refunds', 'refunds', refund))) {
    const { amount, currency } = readValue(made.amount)
    if (made.status !== 'failed' && made.status !== 'canceled')
      save({ reference: made.id, amount: -amount, currency, atMs: made.createdAt })
  }
  for await (const made of since(fromMs - slowestReversalMs, api.list('chargebacks', 'chargebacks', chargeback))) {
    const { amount, currency } = readValue(made.amount)
    save({ reference: made.id, amount: -amount, currency, atMs: made.createdAt })
    if (made.reversedAt) save({ reference: reversedLine(made.id), amount, currency, atMs: made.reversedAt })
  }
  return lines
}

/** The newest of a list that is newest first, as far back as a time. */
async function* since<Item extends Made>(atMs: number, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) {
    if (item.createdAt < atMs) return
    yield item
  }
}
