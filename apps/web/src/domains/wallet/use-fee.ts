import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { useTexts } from '../../platform/texts.ts'
import { useAmounts } from '../../shared/amounts.ts'

/** Writes what something cost; what cost nothing says so, for nobody has to wonder. */
export const useFee = (): ((fee: string, coin: CoinCode) => string) => {
  const t = useTexts()
  const { show } = useAmounts()
  return (fee, coin) => (/[1-9]/.test(fee) ? show(fee, coin) : t('wallet.noFee'))
}
