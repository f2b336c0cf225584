import type { Friend, FriendApp } from '@cliffhanger/contract/friends/schemas.ts'
import type { Table } from 'dexie'
import type { TableVersion } from '../../platform/storage/table-versions.ts'

declare module '../../platform/storage/local-database.ts' {
  interface LocalDatabase {
    readonly friends: Table<Friend, number>
    readonly friendApps: Table<FriendApp, number>
  }
}

/** Friends of a member on this device, and requests that wait. */
export const friendTables: readonly TableVersion[] = [
  { version: 1, tables: { friends: 'friend_idx', friendApps: 'id' } },
]
