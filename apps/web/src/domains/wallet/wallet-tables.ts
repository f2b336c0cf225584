import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { Table } from 'dexie'
import type { TableVersion } from '../../platform/storage/table-versions.ts'

declare module '../../platform/storage/local-database.ts' {
  interface LocalDatabase {
    readonly wallets: Table<Wallet, string>
  }
}

/** Balances of a member as this device saw them last. */
export const walletTables: readonly TableVersion[] = [{ version: 5, tables: { wallets: 'coin_code' } }]
