import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { TransientFrame } from '@cliffhanger/contract/event.ts'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { call } from '../../../platform/server/client.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import type { SessionRow } from '../storage/rows.ts'
import { conversationAfterReading, countsAsUnread } from './conversation-row.ts'
import { messagesBetween, sessionOf } from './conversation-store.ts'

/** The newest message the server has numbered, up to `maxSeq`. */
const newestNumbered = (database: LocalDatabase, conversationId: string, maxSeq = Number.POSITIVE_INFINITY) =>
  messagesBetween(database, conversationId, 0)
    .reverse()
    .filter(({ seq }) => seq > 0 && seq <= maxSeq)
    .first()

/** S-41, S-54: everything in the conversation is read, or what stands there up to `maxSeq`; the server is told, again after the next
 *  connection if need be. */
export const markRead = async (
  database: LocalDatabase,
  conversationId: string,
  myId: number,
  maxSeq?: number,
): Promise<void> => {
  const conversation = await database.write(async () => {
    const newest = await newestNumbered(database, conversationId, maxSeq)
    const before = await sessionOf(database, conversationId, myId)
    if (!newest || !before) return undefined
    const counts =
      maxSeq === undefined
        ? { unread: 0, countedSeq: newest.seq }
        : await countsAfter(database, conversationId, newest.seq, myId)
    const after = conversationAfterReading(before, newest.seq, counts)
    if (after.read_seq !== before.read_seq || after.unread_count !== before.unread_count) {
      await database.sessions.put(after)
    }
    return after
  })
  if (conversation && conversation.told_seq < conversation.read_seq) await sendRead(database, conversation)
}

/** What is left to read after `seq` of what is stored. */
const countsAfter = async (database: LocalDatabase, conversationId: string, seq: number, myId: number) => ({
  unread: await messagesBetween(database, conversationId, 0)
    .filter((message) => message.seq > seq && countsAsUnread(message, myId))
    .count(),
  countedSeq: (await newestNumbered(database, conversationId))?.seq ?? 0,
})

const sendRead = async (database: LocalDatabase, conversation: SessionRow): Promise<void> => {
  const { conversation_id, chat_id, chat_type, read_seq } = conversation
  const newest = await newestNumbered(database, conversation_id, read_seq)
  if (!newest) return
  const row = chat_type === 'group' ? chatCalls.readGroupMessages : chatCalls.readPrivateMessages
  await call(row, { conversation_id, msg_id: newest.msg_id, target_id: chat_id })
  await database.sessions
    .where('conversation_id')
    .equals(conversation_id)
    .modify((stored) => {
      stored.told_seq = Math.max(stored.told_seq, read_seq)
    })
}

/** Tells the server again what it did not hear while there was no connection. */
export const retellRead = async (database: LocalDatabase): Promise<void> => {
  const untold = await database.sessions.filter(({ told_seq, read_seq }) => told_seq < read_seq).toArray()
  for (const conversation of untold) await sendRead(database, conversation).catch(ignoreQuietly)
}

/** A receipt that may be lost: the other side, or somebody in the group, read my messages, or I read on another device (S-41). */
export const handleReceipt = async (database: LocalDatabase, frame: TransientFrame, myId: number): Promise<void> => {
  if (frame.action !== chatEvents.read.action) return
  const receipt = chatEvents.read.data.safeParse(frame.data).data
  if (!receipt) return
  await database.write(async () => {
    const conversation = await sessionOf(database, receipt.conversation_id, myId)
    if (!conversation) return
    if (receipt.self === 0) {
      await database.sessions.put({
        ...conversation,
        peer_read_seq: Math.max(conversation.peer_read_seq, receipt.read_seq),
      })
      return
    }
    const counts = await countsAfter(database, receipt.conversation_id, receipt.read_seq, myId)
    const after = conversationAfterReading(conversation, receipt.read_seq, counts)
    await database.sessions.put({ ...after, told_seq: Math.max(after.told_seq, receipt.read_seq) })
  })
}
