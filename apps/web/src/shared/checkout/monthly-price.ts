import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'

const longestMonth = 31
const year = 365n
const months = 12n

/** What a price for so many days comes to in a twelfth of a year, which is how people reckon; rounded up so that it is never less than what is
 *  paid. Undefined for what is no longer than a month. */
export const monthlyPrice = (price: string, coin: CoinCode, days: number): string | undefined => {
  const minor = parseMinor(price, coinScale[coin])
  if (minor === undefined || days <= longestMonth) return undefined
  const length = BigInt(days) * months
  return formatMinor((minor * year + length - 1n) / length, coinScale[coin])
}

/** What a day of a price for so many days costs, rounded up for the same reason; undefined for one day, which is the price itself. */
export const dailyPrice = (price: string, coin: CoinCode, days: number): string | undefined => {
  const minor = parseMinor(price, coinScale[coin])
  if (minor === undefined || days <= 1) return undefined
  const length = BigInt(days)
  return formatMinor((minor + length - 1n) / length, coinScale[coin])
}
