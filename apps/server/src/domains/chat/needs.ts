import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import type { Db } from '../../platform/db.ts'
import type { Handler } from '../../platform/handlers.ts'
import type { MessageRow } from './queries/messages.ts'
import type { ChatKind } from './queries/places.ts'
import type { FindProfiles } from './sender-cards.ts'

/** What chats need of other domains. */
export interface ChatNeeds {
  readonly findProfiles: FindProfiles
  /** Remarks I gave these friends, by their id; who has none is absent. */
  findRemarks(db: Db, userId: number, friendIds: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** Whether each of these object keys is a registered file of this member. */
  ownsFiles(db: Db, userId: number, keys: readonly string[]): Promise<boolean>
  /** Those of these object keys that are registered files, which stay so until the transaction ends. */
  holdFiles(tx: Db, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** How long a message may be withdrawn, in seconds. */
  withdrawSeconds(): Promise<number>
  readonly translateText: Handler<typeof chatCalls.translateText>
  /** The messages as they are read, with their translations. */
  withTranslations(db: Db, rows: readonly MessageRow[]): Promise<readonly MessageRow[]>
  /** Hears of every message that was stored, or approved, just now, after the commit; returns at once, never throws. */
  messageShown(message: ShownMessage): void
}

/** A message that its readers can see from now on. */
export interface ShownMessage {
  readonly stream: string
  readonly kind: ChatKind
  readonly messageId: number
  readonly senderId: number
  /** The other member, or the group. */
  readonly targetId: number
  readonly messageType: MessageType
  readonly contentText: string
}

/** What withdrawing needs. */
export interface WithdrawNeeds extends Pick<ChatNeeds, 'withdrawSeconds'> {
  nameOf(db: Db, userId: number): Promise<string>
}
