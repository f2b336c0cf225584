import { chatTables } from '../domains/chat/storage/chat-tables.ts'
import { copyTables } from '../domains/drama/offline/copy-tables.ts'
import { friendTables } from '../domains/friends/friend-tables.ts'
import { walletTables } from '../domains/wallet/wallet-tables.ts'
import type { TableVersion } from '../platform/storage/table-versions.ts'

/** Every table that domains keep on the device: one database holds them, so that one transaction can change them. */
export const localTables: readonly TableVersion[] = [...chatTables, ...friendTables, ...walletTables, ...copyTables]
