import type { UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import type { Db } from '../../platform/db.ts'
import type { NewNotice } from '../notices/index.ts'

/** A message with the conversation in which its reader stands. */
export interface ReportableMessage {
  readonly msg_id: number
  readonly kind: 'private' | 'group'
  /** The other member, or the group. */
  readonly chat_id: number
  readonly sender_id: number
  readonly target_id: number
  readonly msg_type: MessageType
  readonly content_text: string
  readonly created_ms: number
}

/** What of a group a report keeps. */
export interface ReportableGroup {
  readonly group_id: number
  readonly g_no: string
  readonly group_name: string
  readonly avatar_url: string
  readonly description: string
  readonly notice: string
  readonly creator_id: number
  readonly member_total: number
}

/** What reports need of their neighbours; composed in `compose-domains.ts`. */
export interface ReportsNeeds {
  /** Public profiles by id; ids that do not exist are absent. */
  findProfiles(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, UserInfo>>
  findGroup(db: Db, groupId: number): Promise<ReportableGroup | undefined>
  /** The message of this id where `userId` may read it. */
  findReadable(db: Db, userId: number, messageId: number): Promise<ReportableMessage | undefined>
  /** Whether each of these object keys is a registered file of `userId`. */
  ownsFiles(db: Db, userId: number, keys: readonly string[]): Promise<boolean>
  /** Those of these object keys that are registered files, which stay so until the transaction ends. */
  holdFiles(tx: Db, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** Tells a member something that stays; last in the transaction. */
  notify(tx: Db, notice: NewNotice): Promise<void>
}
