import type { Transfer } from '@cliffhanger/rules/chat/preview.ts'
import { coinOf, useAmounts } from '../../../shared/amounts.ts'

/** What was given, in the words of this platform; of a coin this version does not know, as it came. */
export const useShownTransfer = ({ amount, coin_code: code }: Transfer): string => {
  const { show } = useAmounts()
  const coin = coinOf(code)
  return coin ? show(String(amount), coin) : `${amount} ${code}`
}
