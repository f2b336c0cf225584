import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import type { Db } from '../../platform/database/db.ts'
import type { NewEvent } from '../../platform/realtime/streams.ts'
import type { SessionDomain } from '../session/index.ts'
import type { TranslationDomain } from '../translation/index.ts'
import type { UploadsDomain } from '../uploads/index.ts'
import type { ChatKind } from './queries/conversations.ts'

/** What chats need of their neighbours. Friends and pushing stand above, so their ports are declared here. */
export interface ChatNeeds {
  readonly session: Pick<SessionDomain, 'platform'>
  readonly translation: Pick<TranslationDomain, 'translator' | 'afterStored'>
  readonly uploads: Pick<UploadsDomain, 'ownsFiles' | 'videoSeconds' | 'holdFiles' | 'previewPicture' | 'storePicture'>
  readonly friends: {
    /** Remarks `userId` gave these friends, by their id; who has none is absent. */
    findRemarks(db: Db, userId: number, friendIds: readonly number[]): Promise<ReadonlyMap<number, string>>
  }
  readonly emoji: {
    /** Whether the operator's set has an emoji of this name. */
    isInSet(db: Db, name: string): Promise<boolean>
  }
  readonly stickers: {
    /** A sticker of a published pack as a message shows it; undefined where there is none. */
    findForSending(db: Db, id: number): Promise<SentSticker | undefined>
  }
  readonly business: {
    /** Counts a member as active today, in memory. */
    readonly activity: { note(userId: number): void }
  }
  readonly rewards: {
    /** Counts a message for the tasks of its sender, in memory. */
    countMessage(userId: number): void
  }
  readonly notices: {
    /** Writes a notice in the transaction of what it tells of, before any stream; answers its event. Several in the order of their members. */
    write(tx: Db, notice: ReminderNotice): Promise<NewEvent>
  }
  readonly support: {
    /** Accounts of official customer service, known for some seconds. */
    officials(): Promise<ReadonlySet<number>>
    /** Notes what members and these accounts write to each other (S-140), in the transaction that stores it. */
    noteMessages(
      tx: Db,
      officials: ReadonlySet<number>,
      messages: readonly { readonly senderId: number; readonly peerId: number; readonly messageId: number }[],
    ): Promise<void>
  }
  readonly push: {
    /** Call it after the commit of a message, and again when one under review was approved; returns at once, never throws. */
    notifyMessage(message: ShownMessage): void
  }
}

/** Tells a member of a message they wanted to come back to (S-138). */
interface ReminderNotice {
  readonly userId: number
  readonly key: 'chatReminder' | 'groupReminder'
  readonly values: { readonly name: string }
  /** The other member, or the group. */
  readonly thing: number
  /** The message. */
  readonly part: number
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
