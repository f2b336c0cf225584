import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { Transfer } from '@cliffhanger/rules/chat/preview.ts'
import { coinOf, useAmounts } from '../../../shared/amounts.ts'

/** What was given, in the words of this platform; of a coin this version does not know, as it came. */
export const shownTransfer = (
  { amount, coin_code: code }: Transfer,
  show: (amount: string, coin: CoinCode) => string,
): string => {
  const coin = coinOf(code)
  return coin ? show(String(amount), coin) : `${amount} ${code}`
}

/** The same, for what is drawn. */
export const useShownTransfer = (transfer: Transfer): string => shownTransfer(transfer, useAmounts().show)
