import type { ChatSetting } from '@cliffhanger/contract/account/schemas.ts'
import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { Db } from '../../platform/db.ts'
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
