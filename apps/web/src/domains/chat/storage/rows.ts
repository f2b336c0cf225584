import type { ChatFolder } from '@cliffhanger/contract/chat/folders.ts'
import type { ChatSession, Message, MessageType, PinnedMessage } from '@cliffhanger/contract/chat/schemas.ts'
import type { Group, GroupMember } from '@cliffhanger/contract/groups/schemas.ts'
import type { Removals } from '@cliffhanger/rules/chat/removals.ts'
import type { UntoldSettings } from '../../../shared/conversations/settings.ts'
import type { Design } from '../backgrounds/designs.ts'

/** Messages of a conversation that may be missing on the device: those with `after` < msg_id < `before`; `after` 0 reaches to
 *  the beginning. */
export interface Gap {
  readonly after: number
  readonly before: number
}

/** A conversation as this device keeps it; it is in the chat list while `last_time` is not 0. */
export interface SessionRow extends Omit<ChatSession, 'head_seq'>, Removals {
  /** The other side has read my messages up to here. */
  readonly peer_read_seq: number
  /** `unread_count` holds every message up to this seq. */
  readonly counted_seq: number
  /** The server knows that I have read up to here. */
  told_seq: number
  /** Where its history has holes on this device, from old to new. */
  readonly gaps: readonly Gap[]
  /** What the last message tells when it is a notice of the server; '' otherwise. */
  readonly last_notice: string
  /** Who wrote the last message of a group; '' where it was me or is not known. */
  readonly last_sender: string
  /** What was set here and the server has not confirmed. */
  readonly untold?: UntoldSettings | undefined
  /** Pictures that stand for a group without one of its own. */
  readonly chat_faces?: readonly string[]
}

/** A folder of chats; `position` is its place among the others. */
export interface FolderRow extends ChatFolder {
  readonly position: number
}

/** A message with the words it is found by. */
export interface MessageRow extends Message {
  readonly words?: readonly string[]
}

/** Kinds of messages a member can send. */
export type SentMessageType = Exclude<MessageType, 'r_p' | 'sys_notice'>

/** A message of mine the server has not confirmed. */
export interface OutboxRow {
  readonly local_id: string
  readonly conversation_id: string
  readonly target_id: number
  readonly content_text: string
  readonly ref_msg_id: number
  readonly create_time: number
  /** When its member last asked for it to be sent, ms; absent: before this was kept. */
  asked_ms?: number
  /** Attempts that failed since then, none of them for what the message is. */
  attempts?: number
  /** When the last of them failed, or where the server asked to wait, when that ends; ms. A network that came back later has it tried
   *  at once. */
  attempted_ms?: number
  /** Not tried again before, ms; absent: at once. */
  retry_ms?: number
  /** Kind of the message; a text where it is absent. */
  readonly msg_type?: SentMessageType
  /** It is handed over to be sent at this time (S-134), ms; absent: it is sent. */
  readonly send_ms?: number
  state: string
  /** Why the server refused it; 0 = it did not. */
  refusal_code: number
  /** Place in the queue, given by the database. */
  readonly order?: number
  /** Written in a notification: the right to send it from there (S-150). */
  readonly notification_key?: string
  /** When a page last took up what was written there, ms. */
  touched_ms?: number
}

/** A file of a message in the outbox, kept until the message is sent or given up. */
export interface OutboxFileRow {
  /** `local:{local_id}/{number}`: stands for the file in the message until it has a key. */
  readonly ref: string
  readonly local_id: string
  readonly content: Blob | StoredBytes
  readonly name: string
}

/** A file where the browser keeps no `Blob`: WebKit refuses them in a private window. */
export interface StoredBytes {
  readonly bytes: ArrayBuffer
  readonly type: string
}

/** What lies behind the messages of a chat on this device (S-153). */
export interface BackgroundRow {
  /** '': of all chats that have none of their own. */
  readonly conversation_id: string
  /** `own`: the picture that is kept for the same chat. */
  readonly design: Design | 'own'
  /** The look of a picture. */
  readonly is_blurred: 0 | 1
  /** In percent. */
  readonly dim: number
}

export interface BackgroundPictureRow extends StoredBytes {
  readonly conversation_id: string
}

/** A group of mine as this device keeps it. */
export interface GroupRow extends Group {
  /** The newest pin. */
  readonly pinned: PinnedMessage | null
  /** All of them, the newest first; absent where this device asked before there were several. */
  readonly pins?: readonly PinnedMessage[]
  /** Messages that wait for my review. */
  readonly review_waits: number
  /** Why the operator banned the group; '' if it is not banned. */
  readonly ban_reason: string
  /** Every member is in `members`, not only those who wrote. */
  readonly has_all_members: 0 | 1
}

/** A present or former member of a group. A former member has no role; the row stays so that their messages keep a name. */
export interface MemberRow extends Omit<GroupMember, 'role' | 'read_msg_id'> {
  readonly role: GroupMember['role'] | ''
}

/** What was typed in a conversation and not sent; empty where the account still has to learn that it is gone (S-119). */
export interface DraftRow {
  readonly conversation_id: string
  readonly text: string
  readonly ref_msg_id: number
  /** When, by the server's clock; undefined for what the account has never heard of. */
  readonly saved_ms?: number
}

/** A voice message that was played on this device. */
export interface HeardVoiceRow {
  /** Its file. */
  readonly key: string
  readonly heard_ms: number
}

/** A message in the language of this device. */
export interface TranslationRow {
  readonly msg_id: number
  readonly language: string
  readonly text: string
}
