import type { ChatSession, Message, MessageType, PinnedMessage } from '@cliffhanger/contract/chat/schemas.ts'
import type { Emoji } from '@cliffhanger/contract/emoji/schemas.ts'
import type { Friend, FriendApp } from '@cliffhanger/contract/friends/schemas.ts'
import type { Group, GroupMember } from '@cliffhanger/contract/groups/schemas.ts'
import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { noRemovals, type Removals } from '@cliffhanger/rules/chat/removals.ts'
import { Dexie, type Table } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { create } from 'zustand'
import { useUser } from '../session/session.ts'

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
  state: string
  /** Why the server refused it; 0 = it did not. */
  refusal_code: number
  /** Place in the queue, given by the database. */
  readonly order?: number
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

/** A big file on its way into the object store, continued where it stopped. */
interface TransferRow {
  /** `{kind}/{hash}` */
  readonly id: string
  readonly key: string
  readonly upload_id: string
  readonly started_ms: number
}

/** A group of mine as this device keeps it. */
export interface GroupRow extends Group {
  readonly pinned: PinnedMessage | null
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

/** What was typed in a conversation and not sent. */
interface DraftRow {
  readonly conversation_id: string
  readonly text: string
  readonly ref_msg_id: number
}

/** A message in the language of this device. */
interface TranslationRow {
  readonly msg_id: number
  readonly language: string
  readonly text: string
}

interface CursorRow {
  readonly stream: string
  readonly cursor: number
}

/** Up to which moment of which epoch the device knows everything. */
interface MarkRow {
  readonly name: 'heads'
  readonly epoch: string
  readonly serverTimeMs: number
}

const sessionOfVersion3 = (row: {
  oldest_msg_id?: number
  last_msg_id: number
  last_time: number
  gaps?: readonly Gap[]
  last_sender?: string
}): void => {
  const oldest = row.oldest_msg_id ?? 0
  row.gaps = oldest > 0 ? [{ after: 0, before: oldest }] : []
  row.last_sender = ''
  if (row.last_msg_id === 0) row.last_time = 0
  delete row.oldest_msg_id
}

/** What one member's conversations and friends are on this device. */
export class LocalDatabase extends Dexie {
  declare readonly sessions: Table<SessionRow, string>
  declare readonly messages: Table<MessageRow, number>
  /** Messages from before a conversation was loaded anew: not shown, searched or counted until the page that covers them was fetched
   *  again, and gone where it does not hold them. */
  declare readonly unverified: Table<MessageRow, number>
  declare readonly outbox: Table<OutboxRow, number>
  declare readonly outboxFiles: Table<OutboxFileRow, string>
  declare readonly transfers: Table<TransferRow, string>
  declare readonly friends: Table<Friend, number>
  declare readonly friendApps: Table<FriendApp, number>
  declare readonly groups: Table<GroupRow, number>
  declare readonly members: Table<MemberRow, [number, number]>
  declare readonly drafts: Table<DraftRow, string>
  declare readonly translations: Table<TranslationRow, number>
  declare readonly emojis: Table<Emoji, number>
  declare readonly wallets: Table<Wallet, string>
  declare readonly cursors: Table<CursorRow, string>
  declare readonly marks: Table<MarkRow, string>
  readonly userId: number

  constructor(userId: number) {
    super(`cliffhanger-${userId}`)
    this.userId = userId
    this.version(1).stores({
      sessions: 'conversation_id',
      messages: 'msg_id, [conversation_id+msg_id]',
      outbox: '++order, &local_id, conversation_id, state',
      friends: 'friend_idx',
      friendApps: 'id',
      groups: 'group_id',
      cursors: 'stream',
      marks: 'name',
    })
    // S-83: who may see the members of a group came with version 2.
    this.version(2).upgrade((transaction) =>
      transaction.table<GroupRow>('groups').toCollection().modify({ show_member_list: 1 }),
    )
    // Groups, holes in the history, the order of the chat list. Messages stored earlier are found by the server's search only.
    this.version(3)
      .stores({
        sessions: 'conversation_id, [is_top+last_time+last_msg_id], unread_count',
        messages: 'msg_id, [conversation_id+msg_id], [conversation_id+msg_type+msg_id], *words',
        members: '[group_id+user_id]',
        drafts: 'conversation_id',
        translations: 'msg_id',
        emojis: 'id',
        outboxFiles: 'ref, local_id',
        transfers: 'id',
      })
      .upgrade((transaction) => transaction.table('sessions').toCollection().modify(sessionOfVersion3))
    // What is gone of a conversation came with version 4.
    this.version(4).upgrade((transaction) =>
      transaction
        .table<SessionRow>('sessions')
        .toCollection()
        .modify((row) => void Object.assign(row, noRemovals)),
    )
    this.version(5).stores({ wallets: 'coin_code' })
    this.version(6).stores({ unverified: 'msg_id, [conversation_id+msg_id]' })
  }

  /** Runs `work` in one transaction over everything. Only this database may be awaited in it. */
  write<Result>(work: () => Promise<Result>): Promise<Result> {
    // Dexie follows `await` only where it is given an async function itself.
    return this.transaction('rw', this.tables, async () => work())
  }
}

let opened: LocalDatabase | undefined
let isClosed = false
/** Counts the databases opened in place of a closed one: screens that stayed then read from the new one. */
const useReopened = create<{ readonly times: number }>(() => ({ times: 0 }))

/** The database of a member; opened with the first use. */
export const databaseOf = (userId: number): LocalDatabase => {
  if (opened?.userId !== userId) {
    opened = new LocalDatabase(userId)
    isClosed = false
  }
  return opened
}

/** Opens the database of a member; a new one where the last was closed. */
export const openDatabase = async (userId: number): Promise<LocalDatabase> => {
  if (isClosed) {
    opened = undefined
    useReopened.setState(({ times }) => ({ times: times + 1 }))
  }
  const database = databaseOf(userId)
  await database.open()
  return database
}

/** Nothing is read or written any more until the next `openDatabase`. */
export const closeDatabase = (): void => {
  opened?.close()
  isClosed = true
}

/** Forgets everything kept for a member. */
export const deleteDatabase = (userId: number): Promise<void> => Dexie.delete(`cliffhanger-${userId}`)

const unlessClosed = (error: unknown): undefined => {
  if (error instanceof Dexie.DatabaseClosedError) return undefined
  throw error
}

/** What `read` finds, again after every change by any tab; undefined until the first answer. */
export const useStored = <Result>(
  read: (database: LocalDatabase) => Promise<Result>,
  inputs: readonly unknown[] = [],
): Result | undefined => {
  const userId = useUser()?.user_id
  const { times } = useReopened()
  return useLiveQuery(
    async () => (userId === undefined ? undefined : read(databaseOf(userId)).catch(unlessClosed)),
    [userId, times, ...inputs],
  )
}
