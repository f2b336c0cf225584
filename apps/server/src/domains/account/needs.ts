import type { ChatSetting } from '@cliffhanger/contract/account/schemas.ts'
import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { Db } from '../../platform/db.ts'
import type { CallContext } from '../../platform/handlers.ts'
import type { WriteNotice } from '../notices/index.ts'

/** How one member stands to another. */
export interface Relation {
  readonly isFriend: boolean
  readonly remark: string
  readonly groupId: number
  readonly groupName: string
  readonly isDisturbing: boolean
  readonly hasBlacklisted: boolean
}

/** What accounts need of their neighbours; composed in `compose-domains.ts`. */
export interface AccountNeeds {
  /** The platform's configuration, cached. */
  platform(): Promise<PlatformSettings>
  /** Ends every other sign-in of the account (S-22), and takes other devices the right to one-click sign-in. */
  endOtherSessions(tx: Db, accountId: number, keptSessionId: number): Promise<void>
  /** Where this sign-in receives pushes; '' ends them. */
  setPushToken(db: Db, sessionId: number, pushToken: string): Promise<void>
  /** Whether this sign-in showed more than a device id. */
  isProvenSession(db: Db, sessionId: number): Promise<boolean>
  /** Whether the member owns anything in the ledger. */
  holdsValue(db: Db, userId: number): Promise<boolean>
  hasPaymentPassword(db: Db, userId: number): Promise<boolean>
  /** Refuses 7002, 7003 and 7004 as every payment does; never in a transaction. */
  judgePaymentPassword(context: CallContext<'bearer'>, digits: string): Promise<void>
  /** Puts the hash of an earlier payment password back; null: there is none. */
  restorePaymentPassword(tx: Db, userId: number, passwordHash: string | null): Promise<void>
  /** How long money does not leave after a change. */
  coolingHours(db: Db): Promise<number>
  relationOf(db: Db, userId: number, otherId: number): Promise<Relation>
  /** Requests to this member that wait for an answer. */
  countPendingRequests(db: Db, userId: number): Promise<number>
  /** Has everybody who knows the member told how he looks now, once the transaction commits. */
  profileChanged(tx: Db, userId: number): Promise<void>
  /** Address of a picture this member registered as his own; undefined for any other key. */
  findAvatar(db: Db, userId: number, key: string): Promise<string | undefined>
  /** Holds registered files until the transaction ends; answers which of the keys they are. */
  holdFiles(tx: Db, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** Whether each of these keys is a picture this member registered and nobody else may see. */
  ownsPictures(db: Db, userId: number, keys: readonly string[]): Promise<boolean>
  /** Stores what a member set for one conversation and tells his devices; refuses 4002 when there is none. Answers what is stored. */
  changeChat(tx: Db, userId: number, change: ChatSetting): Promise<ChatSetting>
  /** Stores what a member is told; answers its event. */
  readonly writeNotice: WriteNotice
}
