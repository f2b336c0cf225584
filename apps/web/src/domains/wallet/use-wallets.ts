import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { useEffect, useMemo } from 'react'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { useCall } from '../../platform/server/queries.ts'
import { currentUser } from '../../platform/session/session.ts'
import { databaseOf, useStored } from '../../platform/storage/local-database.ts'
import { newestWallets, storeWallets } from './wallet-store.ts'

const store = async (wallets: readonly Wallet[]): Promise<void> => {
  const user = currentUser()
  if (user) await storeWallets(databaseOf(user.user_id), wallets)
}

/** What I have of each coin: what is stored is shown at once, and follows the server's events in every tab. */
export const useWallets = () => {
  const { data, error, refetch, isPending } = useCall(overviewCalls.getOverview, {})
  const stored = useStored((database) => database.wallets.toArray())
  const answered = data?.wallets
  useEffect(() => {
    if (answered) store(answered).catch(ignoreQuietly)
  }, [answered])
  const wallets = useMemo(() => newestWallets(stored ?? [], answered ?? []), [stored, answered])
  return {
    overview: data,
    /** Undefined until something is known. */
    wallets: wallets.length > 0 ? wallets : undefined,
    walletOf: (coin: CoinCode): Wallet | undefined => wallets.find(({ coin_code }) => coin_code === coin),
    error,
    isPending,
    refetch,
  }
}
