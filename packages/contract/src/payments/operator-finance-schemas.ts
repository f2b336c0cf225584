import * as z from 'zod/mini'
import { signedAmount } from '../ledger/operator-ledger-schemas.ts'
import { count, flag, id, queryNumber, seconds, text } from '../schema.ts'
import { byProvider, paymentProvider } from './payment-provider.ts'

const isDay = (day: string): boolean => {
  const atMs = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(day)
}

/** A day of the platform, `2026-11-21`. */
export const dayText = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/), z.refine(isDay, { message: 'day' }))

/** How many days back are shown at a time. */
export const shownDays = queryNumber(z.literal([30, 90]))

/** What one day of the platform brought and took, in money. What was given back for a day's payments counts on the day it was given back. */
export const moneyDay = z.object({
  day: dayText,
  /** Payments that arrived, by who took them. */
  recharged: z.object(byProvider(() => signedAmount)),
  /** Given back by us, and taken back by a provider with its fees, less what came again. */
  refunded: signedAmount,
  charged_back: signedAmount,
  /** Paid out to members. */
  withdrawn: signedAmount,
  /** What the platform kept. */
  fees: signedAmount,
  /** Sent between members, and exchanged for coins. */
  transferred: signedAmount,
  converted: signedAmount,
})
export type MoneyDay = z.output<typeof moneyDay>

/** What waits for whoever looks after money. */
export const moneyWaiting = z.object({
  recharges: count(),
  /** Those one operator agreed to and another has to as well. */
  recharges_confirmed: count(),
  withdrawals_to_audit: count(),
  withdrawals_to_pay: count(),
  withdrawals_overdue: count(),
  suspense: count(),
  requests: count(),
  /** Orders of projects to which interest is owed, or whose project failed and which hold money still. */
  crowd_obligations: count(),
  /** What others asked for and this operator may agree to: changes, and ends of coolings-off. */
  changes: count(),
  lifts: count(),
  /** Lines on which a provider's report and the ledger differ. */
  differences: count(),
  /** 1 also before the first look at the ledger. */
  is_sound: flag(),
})
export type MoneyWaiting = z.output<typeof moneyWaiting>

/** A day of a provider's report held against what the ledger booked for it. `operator_name` is '' where the clock asked for it. */
export const reconciliation = z.object({
  id: id(),
  provider: paymentProvider,
  day: dayText,
  matched: count(),
  /** Lines that differ, and those of them nobody has explained yet. */
  differing: count(),
  open: count(),
  ours: signedAmount,
  theirs: signedAmount,
  operator_name: z.string(),
  create_time: seconds(),
})
export type Reconciliation = z.output<typeof reconciliation>

/** `ours`: only the ledger has it; `theirs`: only the report. */
export const reconciliationKind = z.literal(['matched', 'ours', 'theirs', 'amount'])

/** One payment, refund or dispute. `recharge_id` 0: it belongs to no recharge. `is_open`: it differs, nobody has explained it, and the day was
 *  not held against the ledger again. `settled_by` is '' where nobody did. */
export const reconciliationLine = z.object({
  id: id(),
  kind: reconciliationKind,
  reference: z.string(),
  biz_no: z.string(),
  recharge_id: count(),
  /** Null where that side has none. */
  ours: z.nullable(signedAmount),
  theirs: z.nullable(signedAmount),
  is_open: flag(),
  settled_by: z.string(),
  settle_time: seconds(),
  note: z.string(),
})
export type ReconciliationLine = z.output<typeof reconciliationLine>

/** A report as a spreadsheet gives it: a reference and an amount of money in every line. */
export const reportText = text(3, 500_000)
