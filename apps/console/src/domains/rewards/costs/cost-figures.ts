import type { PrizeBudget, RewardDay } from '@cliffhanger/contract/rewards/operator-cost-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { barHeights } from '@cliffhanger/rules/bar-heights.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'

export const costCoins = ['gold', 'point', 'money'] as const
export type CostCoin = (typeof costCoins)[number]
export const costSources = ['sign', 'task', 'wheel', 'recharge'] as const

const minorOf = (amount: string, coin: CostCoin | ''): bigint =>
  parseMinor(amount, coin === '' ? 0 : coinScale[coin]) ?? 0n

/** All that was given of a coin on a day. */
export const totalGiven = ({ given }: RewardDay, coin: CostCoin): string =>
  formatMinor(
    costSources.reduce((sum, source) => sum + minorOf(given[source][coin], coin), 0n),
    coinScale[coin],
  )

/** A day with the heights of its bars, 0…100. */
interface Bars {
  readonly day: string
  readonly heights: readonly number[]
}

/** What was given by day and source, the oldest day first, all by one measure. */
export function costBars(days: readonly RewardDay[], coin: CostCoin): Bars[] {
  const oldestFirst = days.toReversed()
  const heights = barHeights(
    oldestFirst.flatMap(({ given }) => costSources.map((source) => minorOf(given[source][coin], coin))),
  )
  const width = costSources.length
  return oldestFirst.map(({ day }, index) => ({ day, heights: heights.slice(index * width, (index + 1) * width) }))
}

const coinOf = (coin: PrizeBudget['coin_code']): CostCoin | '' => costCoins.find((each) => each === coin) ?? ''

/** What was given of a prize by day, the oldest day first; the full height is its budget. */
export function budgetBars({ coin_code, daily_budget, spent }: PrizeBudget, days: readonly RewardDay[]): Bars[] {
  const coin = coinOf(coin_code)
  const budget = minorOf(daily_budget, coin)
  const heightOf = (amount: string | undefined): number => {
    const [height = 0] = barHeights([minorOf(amount ?? '0', coin), budget])
    return height
  }
  return days.map(({ day }, index) => ({ day, heights: [heightOf(spent[index])] })).toReversed()
}

/** How much of the budget of today is gone, 0…100; a budget of nothing is gone. */
export function usedPercent({ coin_code, daily_budget, spent }: PrizeBudget): number {
  const coin = coinOf(coin_code)
  const budget = minorOf(daily_budget, coin)
  return budget === 0n ? 100 : Number((minorOf(spent[0] ?? '0', coin) * 100n) / budget)
}
