import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'
import { useTexts } from '../../platform/texts.ts'
import { useAmounts } from '../../shared/amounts.ts'

/** Whether an amount is more than nothing. */
export const isSome = (amount: string): boolean => /[1-9]/.test(amount)

const minorOf = (amount: string, coin: CoinCode): bigint => parseMinor(amount, coinScale[coin]) ?? 0n

/** So many of something that costs `price` each. */
export const timesPrice = (price: string, number: number, coin: CoinCode): string =>
  formatMinor(minorOf(price, coin) * BigInt(number), coinScale[coin])

/** What one of so many pieces cost that came to `total`, which no coupon made less. */
export const perPiece = (total: string, number: number, coin: CoinCode): string =>
  formatMinor(minorOf(total, coin) / BigInt(number), coinScale[coin])

/** What is missing to pay a price; undefined where the balance covers it. */
export const missingFor = (price: string, balance: string, coin: CoinCode): string | undefined => {
  const missing = minorOf(price, coin) - minorOf(balance, coin)
  return missing > 0n ? formatMinor(missing, coinScale[coin]) : undefined
}

/** What is left of a balance once a price is paid; undefined where it does not cover it. */
export const leftAfter = (price: string, balance: string, coin: CoinCode): string | undefined => {
  const left = minorOf(balance, coin) - minorOf(price, coin)
  return left >= 0n ? formatMinor(left, coinScale[coin]) : undefined
}

/** Writes a price of the mall: points, money, or both. */
export const usePrice = () => {
  const t = useTexts()
  const { show } = useAmounts()
  return (point: string, money: string): string => {
    if (!isSome(money)) return isSome(point) ? show(point, 'point') : t('goods.free')
    if (!isSome(point)) return show(money, 'money')
    return t('goods.withMoney', { points: show(point, 'point'), money: show(money, 'money') })
  }
}
