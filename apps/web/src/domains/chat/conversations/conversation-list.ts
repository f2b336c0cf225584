import type { FolderKind } from '@cliffhanger/contract/chat/folders.ts'
import { isArchived } from '@cliffhanger/rules/chat/archive.ts'
import { isChatOfKind } from '@cliffhanger/rules/chat/folders.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import type { OutboxRow, SessionRow } from '../storage/rows.ts'
import { isListed, unreadTotal } from './conversation-row.ts'

const most = Number.MAX_SAFE_INTEGER

/** The listed conversations that are pinned, or that are not, the newest first. */
const partOf = (database: LocalDatabase, isTop: 0 | 1) =>
  database.sessions
    .where('[is_top+last_time+last_msg_id]')
    .between([isTop, 1, 0], [isTop, most, most], true, true)
    .reverse()

/** The conversations of the archive (S-132), in the order of the list. */
export const readArchived = async (database: LocalDatabase): Promise<readonly SessionRow[]> => {
  const rows = await database.sessions.where('is_archived').equals(1).toArray()
  return rows
    .filter((row) => isListed(row) && isArchived(row))
    .toSorted(
      (one, other) =>
        other.is_top - one.is_top || other.last_time - one.last_time || other.last_msg_id - one.last_msg_id,
    )
}

/** How many conversations the list holds, and how many of them are pinned; what is in the archive besides, and unread there. */
export interface ConversationCounts {
  readonly pinned: number
  readonly total: number
  readonly archived: number
  readonly archivedUnread: number
}

export const countConversations = async (database: LocalDatabase): Promise<ConversationCounts> => {
  const [allPinned, others, archived] = await Promise.all([
    partOf(database, 1).count(),
    partOf(database, 0).count(),
    readArchived(database),
  ])
  return {
    pinned: allPinned - archived.filter(({ is_top }) => is_top === 1).length,
    total: allPinned + others - archived.length,
    archived: archived.length,
    archivedUnread: archived.reduce((sum, { unread_count }) => sum + unread_count, 0),
  }
}

/** S-56: the conversations from place `start` on, pinned before unpinned, the newest first inside each part. Reads only those;
 *  `pinned` is how many are pinned. */
export const readConversations = async (
  database: LocalDatabase,
  start: number,
  count: number,
  pinned: number,
): Promise<SessionRow[]> => {
  const archived = new Set((await readArchived(database)).map(({ conversation_id }) => conversation_id))
  if (archived.size > 0) return readAround(database, archived, start, count)
  const ofPinned = start < pinned ? await partOf(database, 1).offset(start).limit(count).toArray() : []
  const left = count - ofPinned.length
  const skipped = Math.max(0, start - pinned)
  const ofOthers = left > 0 ? await partOf(database, 0).offset(skipped).limit(left).toArray() : []
  return [...ofPinned, ...ofOthers]
}

/** The same around those of the archive: the ids of all are read, and the rows of those few. */
const readAround = async (
  database: LocalDatabase,
  archived: ReadonlySet<string>,
  start: number,
  count: number,
): Promise<SessionRow[]> => {
  const parts = await Promise.all([partOf(database, 1).primaryKeys(), partOf(database, 0).primaryKeys()])
  const ids = parts.flat().filter((id) => !archived.has(id))
  const rows = await database.sessions.bulkGet(ids.slice(start, start + count))
  return rows.flatMap((row) => row ?? [])
}

/** Which conversations of the list are looked at. */
export const chatFilters = ['all', 'unread', 'people', 'groups'] as const
export type ChatFilter = (typeof chatFilters)[number]

/** A filter shows what a folder of the same kind would hold (S-137). */
const kindOf: Readonly<Record<Exclude<ChatFilter, 'all'>, FolderKind>> = {
  unread: 'unread',
  people: 'friends',
  groups: 'groups',
}

/** Every listed conversation in the order of the list, with those of the archive. */
export const readAll = async (database: LocalDatabase): Promise<readonly SessionRow[]> => {
  const [pinned, others] = await Promise.all([partOf(database, 1).toArray(), partOf(database, 0).toArray()])
  return [...pinned, ...others]
}

/** Those of the list that pass a filter, in its order. Looks through all of them: a member has hundreds at most. */
export const readFiltered = async (
  database: LocalDatabase,
  filter: Exclude<ChatFilter, 'all'>,
): Promise<readonly SessionRow[]> =>
  (await readAll(database)).filter((row) => !isArchived(row) && isChatOfKind(kindOf[filter], row))

/** The friends who are here now, as the device was told last (S-71): one reading for the whole list. */
export const readOnlineFriends = async (database: LocalDatabase): Promise<ReadonlySet<number>> =>
  new Set(await database.friends.filter(({ is_online }) => is_online === 1).primaryKeys())

/** What is newest of what is still to be sent in each conversation. */
export const readWaiting = async (database: LocalDatabase): Promise<ReadonlyMap<string, OutboxRow>> =>
  new Map((await database.outbox.toArray()).map((row) => [row.conversation_id, row]))

/** Conversations whose unread messages count for the badge (S-53): only those are read. */
export const readUnread = (database: LocalDatabase): Promise<SessionRow[]> =>
  database.sessions.where('unread_count').above(0).toArray()

/** Unread messages of the list itself (S-53), without the archive. */
export const countUnread = async (database: LocalDatabase): Promise<number> =>
  unreadTotal(
    (await readUnread(database)).filter((row) => !isArchived(row)),
    serverNowMs(),
  )
