import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { countsAsUnread } from '../conversations/conversation-row.ts'
import { messagesBetween } from '../conversations/conversation-store.ts'
import { gapAbove, gapBelow, stretchAround } from '../history/history-gaps.ts'
import { loadAround, loadNewer, loadOlder } from '../history/history-pages.ts'
import type { SessionRow } from '../storage/rows.ts'

/** The messages of a chat that are drawn: those with from <= msg_id <= to, of which none is missing between. */
export interface MessageWindow {
  readonly from: number
  /** undefined: it ends with the newest message and follows what comes. */
  readonly to: number | undefined
}

/** Messages one step adds, and how many are drawn before the far end is let go. */
export const windowStep = 40
export const windowMax = 120
/** Unread messages that are looked through to find the first one. */
const unreadMax = 240

const highest = Number.MAX_SAFE_INTEGER
const gapsOf = async (database: LocalDatabase, { id }: Conversation) => (await database.sessions.get(id))?.gaps ?? []

const idsBelow = (database: LocalDatabase, { id }: Conversation, from: number, before: number, limit: number) =>
  messagesBetween(database, id, from, before - 1)
    .reverse()
    .limit(limit)
    .primaryKeys()

const idsAbove = (database: LocalDatabase, { id }: Conversation, after: number, to: number, limit: number) =>
  messagesBetween(database, id, after + 1, to)
    .limit(limit)
    .primaryKeys()

/** The first message that was unread; undefined where none is. */
const firstUnreadOf = async (
  database: LocalDatabase,
  { id }: Conversation,
  conversation: SessionRow | undefined,
): Promise<number | undefined> => {
  if (!conversation || conversation.unread_count === 0) return undefined
  const newest = await messagesBetween(database, id, 0)
    .reverse()
    .until(({ seq }) => seq > 0 && seq <= conversation.read_seq)
    .limit(Math.min(unreadMax, conversation.unread_count * 2 + windowStep))
    .toArray()
  return newest.findLast((message) => countsAsUnread(message, database.userId))?.msg_id
}

/** The window around one message that is stored. */
const windowAround = async (
  database: LocalDatabase,
  conversation: Conversation,
  messageId: number,
  sizes: { readonly below: number; readonly above: number },
): Promise<MessageWindow> => {
  const stretch = stretchAround(await gapsOf(database, conversation), messageId)
  const below = await idsBelow(database, conversation, stretch.from, messageId, sizes.below)
  const above = await idsAbove(database, conversation, messageId, stretch.to, sizes.above)
  const isEnd = above.length < sizes.above && stretch.to === highest
  return { from: below.at(-1) ?? messageId, to: isEnd ? undefined : (above.at(-1) ?? messageId) }
}

/** A window with how far I had read when the chat was opened; infinite where nothing was unread. */
export interface OpenedWindow extends MessageWindow {
  readonly readSeq: number
}

/** A chat as it is opened: at its first unread message, else at its end. */
export const openWindow = async (database: LocalDatabase, conversation: Conversation): Promise<OpenedWindow> => {
  const chat = await database.sessions.get(conversation.id)
  const readSeq = chat && chat.unread_count > 0 ? chat.read_seq : Number.POSITIVE_INFINITY
  const firstUnread = await firstUnreadOf(database, conversation, chat)
  if (firstUnread !== undefined) {
    const sizes = { below: windowStep / 2, above: windowMax - windowStep }
    return { ...(await windowAround(database, conversation, firstUnread, sizes)), readSeq }
  }
  const stretch = stretchAround(chat?.gaps ?? [], highest)
  const newest = await idsBelow(database, conversation, stretch.from, highest, windowStep)
  return { from: newest.at(-1) ?? stretch.from, to: undefined, readSeq }
}

/** The window that shows one message, fetched where it is missing here; undefined where it is gone. */
export const windowAt = async (
  database: LocalDatabase,
  conversation: Conversation,
  messageId: number,
): Promise<MessageWindow | undefined> => {
  const isStored = (await database.messages.get(messageId))?.conversation_id === conversation.id
  if (!isStored && !(await loadAround(database, conversation, messageId))) return undefined
  return windowAround(database, conversation, messageId, { below: windowStep / 2, above: windowStep / 2 })
}

/** What lies beyond the ends of a window, here or on the server. */
export const beyond = async (
  database: LocalDatabase,
  conversation: Conversation,
  { from, to }: MessageWindow,
): Promise<{ readonly hasOlder: boolean; readonly hasNewer: boolean }> => {
  const gaps = await gapsOf(database, conversation)
  const hasOlder = gapBelow(gaps, from) !== undefined || (await idsBelow(database, conversation, 0, from, 1)).length > 0
  return { hasOlder, hasNewer: to !== undefined }
}

/** One step towards the beginning; asks the server where a hole is in the way. */
export const olderWindow = async (
  database: LocalDatabase,
  conversation: Conversation,
  window: MessageWindow,
): Promise<MessageWindow> => {
  const step = async (): Promise<number | undefined> => {
    const { from } = stretchAround(await gapsOf(database, conversation), window.from)
    return (await idsBelow(database, conversation, from, window.from, windowStep)).at(-1)
  }
  const stored = await step()
  if (stored !== undefined) return { ...window, from: stored }
  if (gapBelow(await gapsOf(database, conversation), window.from) === undefined) return window
  await loadOlder(database, conversation, window.from)
  return { ...window, from: (await step()) ?? window.from }
}

/** One step towards the newest message; asks the server where a hole is in the way. */
export const newerWindow = async (
  database: LocalDatabase,
  conversation: Conversation,
  window: MessageWindow,
): Promise<MessageWindow> => {
  const { to } = window
  if (to === undefined) return window
  const step = async (): Promise<MessageWindow> => {
    const stretch = stretchAround(await gapsOf(database, conversation), to)
    const above = await idsAbove(database, conversation, to, stretch.to, windowStep)
    const isEnd = above.length < windowStep && stretch.to === highest
    return { ...window, to: isEnd ? undefined : (above.at(-1) ?? to) }
  }
  const stored = await step()
  if (stored.to !== to) return stored
  if (gapAbove(await gapsOf(database, conversation), to) === undefined) return { ...window, to: undefined }
  await loadNewer(database, conversation, to)
  return step()
}

/** Lets go of what is far from the reader, once more than `windowMax` are drawn. */
export const trimmedWindow = (
  window: MessageWindow,
  messageIds: readonly number[],
  readerIsAt: 'oldest' | 'newest',
): MessageWindow => {
  if (messageIds.length <= windowMax + windowStep) return window
  return readerIsAt === 'oldest'
    ? { ...window, to: messageIds[windowMax - 1] }
    : { ...window, from: messageIds[messageIds.length - windowMax] ?? window.from }
}
