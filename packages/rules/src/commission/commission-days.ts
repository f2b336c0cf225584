import type { Minor } from '../money.ts'
import { addDays } from '../platform-day.ts'
import type { DaySum } from '../wallet/money-days.ts'

/** What commission moved on one day, and what waits at its end. */
interface CommissionFigures {
  readonly day: string
  readonly earned: { readonly vip: Minor; readonly video: Minor; readonly fee: Minor }
  readonly reversed: Minor
  readonly settled: Minor
  readonly open: Minor
}

/** Where commission on each kind of sale comes from. */
const revenues = { vip: 'revenue_vip', video: 'revenue_coin', fee: 'revenue_fee' } as const
const allRevenues: ReadonlySet<string> = new Set(Object.values(revenues))

/** What commission cost on `count` days, `newest` first; `openNow` waits at the end of the newest. A day on which nothing moved is all 0. */
export function commissionDaysOf(
  sums: readonly DaySum[],
  newest: string,
  count: number,
  openNow: Minor,
): CommissionFigures[] {
  const byDay = Map.groupBy(sums, ({ day }) => day)
  let open = openNow
  return Array.from({ length: count }, (_, back) => addDays(newest, -back)).map((day) => {
    const of = byDay.get(day) ?? []
    const total = (side: 'inSum' | 'outSum', kind: string, isOf: (purpose: string) => boolean): Minor =>
      of.reduce((sum, each) => (each.kind === kind && isOf(each.purpose) ? sum + each[side] : sum), 0n)
    const earned = (revenue: string): Minor => total('outSum', 'commission', (purpose) => purpose === revenue)
    const figures = {
      day,
      earned: { vip: earned(revenues.vip), video: earned(revenues.video), fee: earned(revenues.fee) },
      reversed: total('inSum', 'commission_back', (purpose) => allRevenues.has(purpose)),
      settled: total('outSum', 'commission_release', (purpose) => purpose === 'commission_pending'),
      open,
    }
    open -= of.reduce(
      (sum, { purpose, inSum, outSum }) => (purpose === 'commission_pending' ? sum + inSum - outSum : sum),
      0n,
    )
    return figures
  })
}
