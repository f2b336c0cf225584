import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import type { LocalDatabase, SessionRow } from '../../platform/local-database.ts'
import { type EffectContext, effect, type StreamEffect } from '../../platform/stream-effects.ts'
import { peerOf } from './conversation.ts'
import { announceIncoming } from './incoming.ts'
import { isReadHere } from './reading.ts'
import {
  countsAsUnread,
  newSession,
  sessionAfterHeads,
  sessionAfterMessage,
  sessionAfterReset,
  sessionWithPeer,
} from './session-row.ts'

/** The conversation as kept here, or an empty one named after the friend (S-51). Undefined where it is not mine. */
export const sessionOf = async (
  database: LocalDatabase,
  conversationId: string,
  myId: number,
): Promise<SessionRow | undefined> => {
  const known = await database.sessions.get(conversationId)
  if (known) return known
  const peerId = peerOf(conversationId, myId)
  if (peerId === undefined) return undefined
  const session = newSession(conversationId, peerId)
  const friend = await database.friends.get(peerId)
  if (!friend) return session
  return { ...sessionWithPeer(session, friend), chat_name: friend.friend_remark || friend.nick_name }
}

/** Stores a message once, by msg_id and by local_id (S-39): false where it is known. What my own device stored with the
 *  server's answer still learns its seq. */
export const storeMessage = async (database: LocalDatabase, message: Message): Promise<boolean> => {
  const known = await database.messages.get(message.msg_id)
  if (known && known.seq > 0) return false
  await database.outbox.where('local_id').equals(message.local_id).delete()
  await database.messages.put(message)
  return true
}

const privateMessage = effect(chatEvents.privateMessage, async ({ database, myId, afterwards }, data) => {
  const { message, sender } = data
  if (!(await storeMessage(database, message))) return
  const before = await sessionOf(database, message.conversation_id, myId)
  if (!before) return
  const isMine = message.sender_id === myId
  const named = isMine || sender.user_id === 0 ? before : sessionWithPeer(before, sender)
  const session = sessionAfterMessage(named, message, { myId, isOpen: isReadHere(message.conversation_id) })
  await database.sessions.put(session)
  if (countsAsUnread(message, myId) && message.seq > before.read_seq) {
    afterwards(() => announceIncoming(message, session))
  }
})

const sessionChanged = effect(chatEvents.sessionChanged, async ({ database, myId }, data) => {
  const session = await sessionOf(database, data.conversation_id, myId)
  if (!session) return
  await database.sessions.put({
    ...session,
    is_top: data.is_top ?? session.is_top,
    disturbing: data.disturbing ?? session.disturbing,
  })
})

/** What the events of conversations do here. */
export const chatEffects: readonly StreamEffect[] = [privateMessage, sessionChanged]

/** Takes the server's unread counts and read marks; inside a transaction. */
export const noteChatHeads = async (database: LocalDatabase, rows: readonly HeadRow[], myId: number): Promise<void> => {
  for (const row of rows) {
    const session = await sessionOf(database, row.stream, myId)
    if (session) await database.sessions.put(sessionAfterHeads(session, row))
  }
}

const firstMessageId = (events: readonly StatefulFrame[]): number =>
  events.flatMap(({ data }) => chatEvents.privateMessage.data.safeParse(data).data?.message.msg_id ?? [])[0] ?? 0

/** The copy of a conversation cannot be continued: `events`, which end at `head`, take the place of what it held from
 *  there on; older messages stay behind the gap (socket.md 3.3). Inside a transaction, before the events are applied. */
export const cutConversation = async (
  { database, myId }: EffectContext,
  conversationId: string,
  events: readonly StatefulFrame[],
  head: number,
): Promise<void> => {
  const session = await sessionOf(database, conversationId, myId)
  if (!session) return
  const firstId = firstMessageId(events)
  await messagesFrom(database, conversationId, firstId).delete()
  await database.sessions.put(sessionAfterReset(session, head, firstId))
}

/** The messages of a conversation from one msg_id on, in order. */
export const messagesFrom = (database: LocalDatabase, conversationId: string, messageId: number) =>
  database.messages
    .where('[conversation_id+msg_id]')
    .between([conversationId, messageId], [conversationId, Number.MAX_SAFE_INTEGER], true, true)

/** The conversation is over: nothing of it stays. Inside a transaction. */
export const removeConversation = async (database: LocalDatabase, conversationId: string): Promise<void> => {
  await messagesFrom(database, conversationId, 0).delete()
  await database.outbox.where('conversation_id').equals(conversationId).delete()
  await database.sessions.delete(conversationId)
}
