import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { type Minor, parseMinor } from '../money.ts'

/** Coins members may give each other (entities.md, "Coin"): money, and gold that was bought. */
export const transferableCoins = ['money', 'gold'] as const
export type TransferableCoin = (typeof transferableCoins)[number]

export const isTransferable = (coin: CoinCode): coin is TransferableCoin =>
  transferableCoins.some((transferable) => transferable === coin)

/** What a member may transfer of a coin in one day of the platform: the same number of each coin, whole where it has no decimals. */
export function dailyTransferLimit(setting: string, coin: TransferableCoin): Minor {
  const ofMoney = parseMinor(setting, coinScale.money)
  if (ofMoney === undefined) throw new Error(`${setting} is no amount of money`)
  return (ofMoney * 10n ** BigInt(coinScale[coin])) / 10n ** BigInt(coinScale.money)
}
