import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { useAmounts } from '../../shared/amounts.ts'
import { useWallets } from './use-wallets.ts'

/** What I have of a coin, in words; undefined where that is not known. */
export const useOwned = (): ((coin: CoinCode) => string | undefined) => {
  const { show } = useAmounts()
  const { walletOf } = useWallets()
  return (coin) => {
    const wallet = walletOf(coin)
    return wallet && show(wallet.balance, coin)
  }
}
