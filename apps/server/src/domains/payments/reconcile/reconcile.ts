import { dayMs } from '@cliffhanger/contract/duration.ts'
import { isOnlineProvider, type ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import { addDays, dayStartMs } from '@cliffhanger/rules/platform-day.ts'
import { type Booking, compareDay, type ReportLine, referenceKey } from '@cliffhanger/rules/wallet/reconciliation.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { listBookings } from './queries/bookings.ts'
import {
  insertLines,
  insertReconciliation,
  listMatchedElsewhere,
  lockReconciling,
  replaceLast,
} from './queries/reconciliations.ts'

/** Most acts of a day, so that one answer and one transaction stay small enough. */
export const mostActions = 20_000

/** How far over a day's ends both sides are looked at. Money that is confirmed by hand is booked days after it came. */
export const reachMs = {
  online: { before: dayMs / 4, after: dayMs / 4 },
  manual: { before: dayMs, after: 7 * dayMs },
} as const

export const spanOf = (day: string, timeZone: string) => ({
  startMs: dayStartMs(day, timeZone),
  endMs: dayStartMs(addDays(day, 1), timeZone),
})

export interface Report {
  readonly provider: ProviderName
  readonly day: string
  readonly lines: readonly ReportLine[]
  /** 0: the clock. */
  readonly operatorId: number
}

/** A span has more acts than one answer holds. */
export class TooManyActions extends Error {
  override readonly name = 'TooManyActs'
}

/** Holds a report against the ledger and keeps what was found, in place of what was said of that day before. Nothing moves. */
export async function reconcile(
  { clock, settings }: Pick<ServerContext, 'clock' | 'settings'>,
  tx: Db,
  { provider, day, lines, operatorId }: Report,
): Promise<number> {
  await lockReconciling(tx, provider)
  const span = spanOf(day, settings.TIME_ZONE)
  const reach = reachMs[isOnlineProvider(provider) ? 'online' : 'manual']
  const booked = await listBookings(
    tx,
    provider,
    span.startMs - reach.before,
    span.endMs + reach.after,
    mostActions + 1,
  )
  if (booked.length > mostActions) throw new TooManyActions(`more than ${mostActions} acts of ${provider} about ${day}`)
  const bookings = booked.map(
    (row): Booking => ({
      reference: row.reference,
      amount: BigInt(row.amount),
      atMs: row.at_ms,
      bizNo: row.biz_no,
      rechargeId: row.recharge_id ?? 0,
    }),
  )
  const references = bookings.map(({ reference }) => referenceKey(reference))
  const matched = await listMatchedElsewhere(tx, provider, day, references)
  const found = compareDay(bookings, lines, span, matched)
  const before = await replaceLast(tx, provider, day)
  const total = (side: 'ours' | 'theirs') => found.reduce((sum, line) => sum + (line[side] ?? 0n), 0n).toString()
  const alike = found.filter(({ kind }) => kind === 'matched').length
  const id = await insertReconciliation(tx, {
    provider,
    day,
    matched: alike,
    differing: found.length - alike,
    our_sum: total('ours'),
    their_sum: total('theirs'),
    operator_id: operatorId,
    created_ms: clock(),
  })
  const stored = found.map(({ kind, reference, bizNo, rechargeId, ours, theirs }) => ({
    kind,
    reference,
    biz_no: bizNo,
    recharge_id: rechargeId === 0 ? null : rechargeId,
    our_amount: ours?.toString() ?? null,
    their_amount: theirs?.toString() ?? null,
  }))
  await insertLines(tx, id, before, stored)
  return id
}
