import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'

const month = 30

/** What a price for so many days comes to in a month of 30, rounded up so that it is never less than what is paid; undefined for what is no
 *  longer than a month. */
export const monthlyPrice = (price: string, coin: CoinCode, days: number): string | undefined => {
  const minor = parseMinor(price, coinScale[coin])
  if (minor === undefined || days <= month + 1) return undefined
  const length = BigInt(days)
  return formatMinor((minor * BigInt(month) + length - 1n) / length, coinScale[coin])
}
