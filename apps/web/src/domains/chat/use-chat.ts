import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ignoreQuietly } from '../../platform/call-failure.ts'
import { call } from '../../platform/client.ts'
import {
  databaseOf,
  type LocalDatabase,
  type OutboxRow,
  type SessionRow,
  useStored,
} from '../../platform/local-database.ts'
import { messagesFrom, sessionOf, storeMessage } from './chat-effects.ts'
import { privateConversation } from './conversation.ts'
import { markRead } from './read-marks.ts'
import { isReadHere, useReading } from './reading.ts'

/** Messages drawn at first besides the unread ones, and how many more each time the reader comes near the oldest. */
const windowStep = 60
const pageSize = 50

/** An open chat as this device holds it. */
export interface Chat {
  readonly session: SessionRow | undefined
  readonly messages: readonly Message[]
  readonly outbox: readonly OutboxRow[]
  readonly isFriend: boolean
  /** The friends are known: until then nobody is called a stranger. */
  readonly isReady: boolean
  /** There are older messages, here or on the server. */
  readonly hasOlder: boolean
  /** As many messages as this are drawn at most. */
  readonly limit: number
}

const readChat = async (
  database: LocalDatabase,
  conversation: string,
  peerId: number,
  chosenLimit: number | undefined,
): Promise<Chat> => {
  const session = await sessionOf(database, conversation, database.userId)
  const oldest = session?.oldest_msg_id ?? 0
  const limit = chosenLimit ?? windowStep + (session?.unread_count ?? 0)
  const newestFirst = await messagesFrom(database, conversation, oldest).reverse().limit(limit).toArray()
  return {
    session,
    messages: newestFirst.reverse(),
    outbox: await database.outbox.where('conversation_id').equals(conversation).sortBy('order'),
    isFriend: (await database.friends.get(peerId)) !== undefined,
    isReady: (await database.marks.count()) > 0,
    hasOlder: oldest > 0 || newestFirst.length === limit,
    limit,
  }
}

/** Brings one page of messages from before the oldest one kept without a gap. */
const loadOlder = async (database: LocalDatabase, conversation: string, peerId: number): Promise<void> => {
  const before = (await database.sessions.get(conversation))?.oldest_msg_id ?? 0
  if (before === 0) return
  const ask = { friend_id: peerId, msg_id: before, select_type: 'up', limit: pageSize } as const
  const { list, has_more } = await call(chatCalls.listPrivateMessages, ask, { retries: 1 })
  await database.write(async () => {
    for (const message of list) await storeMessage(database, message)
    const oldest = has_more === 1 ? Math.min(before, ...list.map(({ msg_id }) => msg_id)) : 0
    await database.sessions.update(conversation, { oldest_msg_id: oldest })
  })
}

/** The chat with one person: what the device holds at once, without asking the server; older messages on demand; read as
 *  long as it is visible (S-41, S-54). */
export const useChat = (myId: number, peerId: number) => {
  const conversation = privateConversation(myId, peerId)
  const [limit, setLimit] = useState<number>()
  const [hasFailed, setHasFailed] = useState(false)
  const isLoading = useRef(false)
  const chat = useStored((database) => readChat(database, conversation, peerId, limit), [conversation, peerId, limit])
  useReading(conversation)

  // What was unread stays drawn when it is read.
  if (limit === undefined && chat) setLimit(chat.limit)

  const newestId = chat?.messages.at(-1)?.msg_id
  useEffect(() => {
    if (newestId === undefined) return
    const read = (): void => {
      if (isReadHere(conversation)) markRead(databaseOf(myId), conversation, myId).catch(ignoreQuietly)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [myId, conversation, newestId])

  const drawn = chat?.messages.length ?? 0
  const drawnMax = chat?.limit ?? windowStep
  const older = useCallback(async () => {
    if (isLoading.current) return
    isLoading.current = true
    setHasFailed(false)
    try {
      if (drawn < drawnMax) await loadOlder(databaseOf(myId), conversation, peerId)
      setLimit(drawnMax + windowStep)
    } catch (error) {
      ignoreQuietly(error)
      setHasFailed(true)
    } finally {
      isLoading.current = false
    }
  }, [myId, conversation, peerId, drawn, drawnMax])

  return { chat, older, hasFailed }
}
