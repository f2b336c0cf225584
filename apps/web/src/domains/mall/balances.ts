import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { useCall } from '../../platform/server/queries.ts'

/** What I have of a coin; undefined until it is known. */
export const useBalance = (coin: CoinCode): string | undefined => {
  const { data } = useCall(overviewCalls.getOverview, {})
  return data?.wallets.find(({ coin_code }) => coin_code === coin)?.balance
}
