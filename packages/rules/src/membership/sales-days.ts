import { addDays, platformDay } from '../platform-day.ts'
import type { VipKind } from './membership.ts'

/** Orders of a kind that were paid within the same quarter of an hour. */
export interface Sold {
  readonly paidMs: number
  readonly kind: VipKind
  readonly orders: number
  readonly amount: bigint
}

export interface SalesDay {
  readonly day: string
  readonly vip: { readonly orders: number; readonly amount: bigint }
  readonly svip: { readonly orders: number; readonly amount: bigint }
}

/** Sales of `count` days of the platform, `newest` first; a day without any is all 0. */
export function salesDaysOf(sold: readonly Sold[], newest: string, count: number, timeZone: string): SalesDay[] {
  const byDay = Map.groupBy(sold, ({ paidMs }) => platformDay(paidMs, timeZone))
  return Array.from({ length: count }, (_, back) => addDays(newest, -back)).map((day) => {
    const ofDay = byDay.get(day) ?? []
    const sum = (kind: VipKind) =>
      ofDay
        .filter((each) => each.kind === kind)
        .reduce((total, { orders, amount }) => ({ orders: total.orders + orders, amount: total.amount + amount }), {
          orders: 0,
          amount: 0n,
        })
    return { day, vip: sum(1), svip: sum(2) }
  })
}
