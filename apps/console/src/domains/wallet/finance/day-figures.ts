import type { MoneyDay } from '@cliffhanger/contract/payments/operator-finance-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { barHeights } from '@cliffhanger/rules/bar-heights.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'

/** A signed amount of money in minor units. */
const minorOf = (amount: string): bigint => {
  const minor = parseMinor(amount.replace('-', ''), coinScale.money) ?? 0n
  return amount.startsWith('-') ? -minor : minor
}

const sumOf = (amounts: readonly string[]): string =>
  formatMinor(
    amounts.reduce((sum, amount) => sum + minorOf(amount), 0n),
    coinScale.money,
  )

/** All that came from outside on a day. */
export const moneyIn = ({ recharged }: MoneyDay): string => sumOf(Object.values(recharged))

/** All that went outside on a day. */
export const moneyOut = ({ withdrawn, refunded, charged_back }: MoneyDay): string =>
  sumOf([withdrawn, refunded, charged_back])

interface Bars {
  readonly day: string
  /** 0…100 */
  readonly inHeight: number
  readonly outHeight: number
}

/** Bars of every day, the oldest first, all by one measure. */
export function barsOf(days: readonly MoneyDay[]): readonly Bars[] {
  const oldestFirst = days.toReversed()
  const heights = barHeights(oldestFirst.flatMap((day) => [minorOf(moneyIn(day)), minorOf(moneyOut(day))]))
  return oldestFirst.map(({ day }, index) => ({
    day,
    inHeight: heights[index * 2] ?? 0,
    outHeight: heights[index * 2 + 1] ?? 0,
  }))
}
