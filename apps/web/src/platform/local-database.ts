import type { ChatSession, Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { Friend, FriendApp } from '@cliffhanger/contract/friends/schemas.ts'
import { Dexie, type Table } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { create } from 'zustand'
import { useUser } from './session.ts'

/** A conversation as this device keeps it; it is in the chat list once it holds a message. */
export interface SessionRow extends Omit<ChatSession, 'head_seq'> {
  /** The other side has read my messages up to here. */
  readonly peer_read_seq: number
  /** `unread_count` holds every message up to this seq. */
  readonly counted_seq: number
  /** The server knows that I have read up to here. */
  told_seq: number
  /** Older messages than this one may be missing on the device; 0 = none are. */
  readonly oldest_msg_id: number
  /** What the last message tells when it is a notice of the server; '' otherwise. */
  readonly last_notice: string
}

/** A message of mine the server has not confirmed. */
export interface OutboxRow {
  readonly local_id: string
  readonly conversation_id: string
  readonly target_id: number
  readonly content_text: string
  readonly ref_msg_id: number
  readonly create_time: number
  state: string
  /** Why the server refused it; 0 = it did not. */
  refusal_code: number
  /** Place in the queue, given by the database. */
  readonly order?: number
}

interface GroupRow {
  readonly group_id: number
  readonly show_member_list: 0 | 1
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

/** What one member's conversations and friends are on this device. */
export class LocalDatabase extends Dexie {
  declare readonly sessions: Table<SessionRow, string>
  declare readonly messages: Table<Message, number>
  declare readonly outbox: Table<OutboxRow, number>
  declare readonly friends: Table<Friend, number>
  declare readonly friendApps: Table<FriendApp, number>
  declare readonly groups: Table<GroupRow, number>
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
