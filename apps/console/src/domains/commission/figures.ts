import type { CommissionDay, StatementSums } from '@cliffhanger/contract/commission/operator-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { barHeights } from '@cliffhanger/rules/bar-heights.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'

export const kinds = ['vip', 'video', 'fee'] as const

const minorOf = (amount: string): bigint => parseMinor(amount, coinScale.money) ?? 0n

/** What every kind of sale comes to together. */
export const totalOf = (amounts: StatementSums['earned']): string =>
  formatMinor(
    kinds.reduce((sum, kind) => sum + minorOf(amounts[kind]), 0n),
    coinScale.money,
  )

/** What a day cost: what was earned less what was reversed, which may be less than nothing. */
export const costOf = ({ earned, reversed }: CommissionDay): string =>
  formatMinor(minorOf(totalOf(earned)) - minorOf(reversed), coinScale.money)

/** A day with the heights of its bars, 0…100. */
interface Bars {
  readonly day: string
  readonly heights: readonly number[]
}

/** What was earned by day and kind, the oldest day first, all by one measure. */
export function earnedBars(days: readonly CommissionDay[]): Bars[] {
  const oldestFirst = days.toReversed()
  const heights = barHeights(oldestFirst.flatMap(({ earned }) => kinds.map((kind) => minorOf(earned[kind]))))
  return oldestFirst.map(({ day }, index) => ({
    day,
    heights: heights.slice(index * kinds.length, (index + 1) * kinds.length),
  }))
}

/** What waited at the end of each day, the oldest first. */
export function openBars(days: readonly CommissionDay[]): Bars[] {
  const oldestFirst = days.toReversed()
  const heights = barHeights(oldestFirst.map(({ open }) => minorOf(open)))
  return oldestFirst.map(({ day }, index) => ({ day, heights: [heights[index] ?? 0] }))
}
