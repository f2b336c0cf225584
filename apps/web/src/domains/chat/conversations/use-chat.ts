import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { databaseOf, type LocalDatabase, useStored } from '../../../platform/storage/local-database.ts'
import { currentLanguage } from '../../../platform/texts.ts'
import {
  beyond,
  type MessageWindow,
  newerWindow,
  type OpenedWindow,
  olderWindow,
  openWindow,
  trimmedWindow,
  windowAt,
} from '../messages/message-window.ts'
import type { GroupRow, MemberRow, OutboxRow, SessionRow } from '../storage/rows.ts'
import type { Conversation } from './conversation.ts'
import { messagesBetween, sessionOf } from './conversation-store.ts'
import { type Draft, readDraft } from './drafts/drafts.ts'
import { markRead } from './read-marks.ts'
import { isReadHere, useReading } from './reading.ts'

/** An open chat as this device holds it. */
export interface Chat {
  readonly session: SessionRow | undefined
  readonly messages: readonly Message[]
  readonly outbox: readonly OutboxRow[]
  /** Who wrote the messages of a group. */
  readonly senders: ReadonlyMap<number, MemberRow>
  /** Messages in the language of this device, by msg_id. */
  readonly translations: ReadonlyMap<number, string>
  readonly group: GroupRow | undefined
  readonly isFriend: boolean
  /** The lists of the server are here: until then nobody is called a stranger. */
  readonly isReady: boolean
  readonly hasOlder: boolean
  readonly hasNewer: boolean
}

const readSenders = async (
  database: LocalDatabase,
  { chatType, targetId }: Conversation,
  messages: readonly Message[],
): Promise<ReadonlyMap<number, MemberRow>> => {
  if (chatType === 'private') return new Map()
  const ids = [...new Set(messages.map(({ sender_id }) => sender_id))]
  const rows = await database.members.bulkGet(ids.map((userId): [number, number] => [targetId, userId]))
  return new Map(rows.flatMap((row) => (row ? [[row.user_id, row] as const] : [])))
}

const readChat = async (database: LocalDatabase, conversation: Conversation, window: MessageWindow): Promise<Chat> => {
  const { id, chatType, targetId } = conversation
  const [session, messages, outbox, around, translated, marks] = await Promise.all([
    sessionOf(database, id, database.userId),
    messagesBetween(database, id, window.from, window.to).toArray(),
    database.outbox.where('conversation_id').equals(id).sortBy('order'),
    beyond(database, conversation, window),
    database.translations
      .where('msg_id')
      .between(window.from, window.to ?? Number.MAX_SAFE_INTEGER, true, true)
      .toArray(),
    database.marks.count(),
  ])
  return {
    session,
    messages,
    outbox,
    senders: await readSenders(database, conversation, messages),
    translations: new Map(
      translated.filter(({ language }) => language === currentLanguage()).map(({ msg_id, text }) => [msg_id, text]),
    ),
    group: chatType === 'group' ? await database.groups.get(targetId) : undefined,
    isFriend: chatType === 'private' && (await database.friends.get(targetId)) !== undefined,
    isReady: marks > 0,
    ...around,
  }
}

/** Which end of the chat a step goes to. */
export type Direction = 'older' | 'newer'

/** The window of an open chat and the ways it moves. */
const useWindow = (myId: number, conversation: Conversation) => {
  const [window, setWindow] = useState<OpenedWindow>()
  const [draft, setDraft] = useState<Draft>()
  const [failed, setFailed] = useState<Direction>()
  const isMoving = useRef(false)
  /** How often the chat was opened at another place. */
  const jumps = useRef(0)
  const current = useRef(window)
  useLayoutEffect(() => {
    current.current = window
  }, [window])

  useEffect(() => {
    const database = databaseOf(myId)
    const open = async (): Promise<void> => {
      const [opened, typed] = await Promise.all([
        openWindow(database, conversation),
        readDraft(database, conversation.id),
      ])
      setDraft(typed)
      setWindow(opened)
    }
    open().catch(ignoreQuietly)
  }, [myId, conversation])

  const move = useCallback(
    async (direction: Direction): Promise<void> => {
      const present = current.current
      if (!present || isMoving.current) return
      isMoving.current = true
      setFailed(undefined)
      const startedAt = jumps.current
      try {
        const isOlder = direction === 'older'
        const { from, to } = await (isOlder ? olderWindow : newerWindow)(databaseOf(myId), conversation, present)
        // The reader may have jumped while the server was asked: then the step would lead back to where they were.
        if (jumps.current === startedAt) setWindow((now) => now && { ...now, ...(isOlder ? { from } : { to }) })
      } catch (error) {
        ignoreQuietly(error)
        setFailed(direction)
      } finally {
        isMoving.current = false
      }
    },
    [myId, conversation],
  )

  const jump = useCallback(
    async (messageId: number): Promise<boolean> => {
      const found = await windowAt(databaseOf(myId), conversation, messageId)
      if (found) jumps.current += 1
      if (found) setWindow((present) => ({ readSeq: present?.readSeq ?? Number.POSITIVE_INFINITY, ...found }))
      return found !== undefined
    },
    [myId, conversation],
  )

  const toEnd = useCallback(async (): Promise<void> => {
    const end = await openWindow(databaseOf(myId), conversation)
    jumps.current += 1
    setWindow((present) => ({ ...end, readSeq: present?.readSeq ?? end.readSeq }))
  }, [myId, conversation])

  const trim = useCallback((messageIds: readonly number[], readerIsAt: 'oldest' | 'newest'): void => {
    setWindow((present) => present && { ...present, ...trimmedWindow(present, messageIds, readerIsAt) })
  }, [])

  return { window, draft, failed, move, jump, toEnd, trim }
}

/** Read as long as the chat is visible and shows its end (S-41, S-54). */
const useMarkRead = (myId: number, conversation: string, newestId: number | undefined): void => {
  useReading(conversation)
  useEffect(() => {
    if (newestId === undefined) return
    const read = (): void => {
      if (isReadHere(conversation)) markRead(databaseOf(myId), conversation, myId).catch(ignoreQuietly)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [myId, conversation, newestId])
}

/** An open chat of either kind: what the device holds at once, without asking the server; the rest of its history as one
 *  scrolls. `conversation` must stay the same object. */
export const useChat = (myId: number, conversation: Conversation) => {
  const moves = useWindow(myId, conversation)
  const { window } = moves
  const chat = useStored(
    async (database) => window && readChat(database, conversation, window),
    [conversation, window?.from, window?.to],
  )
  const [shown, setShown] = useState<Chat>()
  if (chat && chat !== shown) setShown(chat)
  const newest = useStored(
    async (database) => (await messagesBetween(database, conversation.id, 0).last())?.msg_id,
    [conversation],
  )
  useMarkRead(myId, conversation.id, newest)
  return { ...moves, chat: chat ?? shown, readSeq: window?.readSeq ?? Number.POSITIVE_INFINITY }
}
