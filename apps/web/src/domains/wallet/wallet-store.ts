import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { LocalDatabase } from '../../platform/storage/local-database.ts'

/** Of each coin the wallet that changed last: an answer may be older than an event that came while it was on its way. */
export const newestWallets = (known: readonly Wallet[], heard: readonly Wallet[]): readonly Wallet[] => {
  const byCoin = new Map(known.map((wallet) => [wallet.coin_code, wallet]))
  for (const wallet of heard) {
    const present = byCoin.get(wallet.coin_code)
    if (!present || wallet.version >= present.version) byCoin.set(wallet.coin_code, wallet)
  }
  return [...byCoin.values()]
}

/** Keeps what is newer than what this device knows. */
export const storeWallets = async (database: LocalDatabase, heard: readonly Wallet[]): Promise<void> => {
  await database.transaction('rw', database.wallets, async () => {
    await database.wallets.bulkPut([...newestWallets(await database.wallets.toArray(), heard)])
  })
}
