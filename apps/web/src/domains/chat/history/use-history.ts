import type { Message, MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import { isGone, noRemovals, type Removals } from '@cliffhanger/rules/chat/removals.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type LocalDatabase, useStored } from '../../../platform/storage/local-database.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { findMessages } from '../conversations/search-chats.ts'
import { historyKey } from './history-answers.ts'
import { requestPage } from './history-pages.ts'

/** Kinds of history there is a page of. */
export const historyKinds = ['text', 'media', 'audio', 'mixed'] as const
export type HistoryKind = (typeof historyKinds)[number]

/** What can be looked for: what there is a page of, or whatever may hold a picture or a video, or words. */
export type FoundKind = HistoryKind | 'pictured' | 'worded'

/** Kinds of messages a page of history shows. */
export const typesOf: Readonly<Record<FoundKind, readonly MessageType[]>> = {
  text: ['text'],
  media: ['image', 'video'],
  audio: ['audio'],
  mixed: ['mixed'],
  pictured: ['image', 'video', 'mixed'],
  worded: ['text', 'mixed'],
}

/** What is looked for. */
export interface HistoryQuestion {
  readonly kind: FoundKind
  readonly keyword: string
  /** Only messages up to this second; undefined = all. */
  readonly endTime: number | undefined
  /** Only what this member wrote; undefined = all. */
  readonly senderId?: number | undefined
}

const pageSize = 50
/** Messages of this device that are shown before the server is asked for older ones. */
const hereMax = 200

const newestFirst = (messages: readonly Message[]): Message[] =>
  messages.toSorted((one, other) => other.msg_id - one.msg_id)

const ofTypeHere = (database: LocalDatabase, { id }: Conversation, type: MessageType): Promise<Message[]> =>
  database.messages
    .where('[conversation_id+msg_type+msg_id]')
    .between([id, type, 0], [id, type, Number.MAX_SAFE_INTEGER], true, true)
    .reverse()
    .limit(hereMax)
    .toArray()

/** Messages of one kind that this device has and has verified, the newest first. */
export const readHere = async (
  database: LocalDatabase,
  conversation: Conversation,
  { kind, keyword, endTime, senderId }: HistoryQuestion,
): Promise<Message[]> => {
  const types = typesOf[kind]
  const found =
    keyword === ''
      ? (await Promise.all(types.map((type) => ofTypeHere(database, conversation, type)))).flat()
      : await findMessages(database, keyword, conversation.id)
  return newestFirst(
    found.filter(
      ({ msg_type, create_time, sender_id }) =>
        types.includes(msg_type) && create_time <= (endTime ?? create_time) && sender_id === (senderId ?? sender_id),
    ),
  )
}

/** One page from the server: of each kind what is older than `before`, or what holds the keyword. */
const readThere = async (
  conversation: Conversation,
  { kind, keyword, endTime, senderId }: HistoryQuestion,
  before: number,
): Promise<{ readonly list: readonly Message[]; readonly nextBefore: number | undefined }> => {
  const replies = await Promise.all(
    typesOf[kind].map((msg_type) =>
      requestPage(conversation, {
        msg_id: before,
        select_type: keyword === '' ? 'up' : 'search',
        limit: pageSize,
        msg_type,
        ...(keyword !== '' && { keyword }),
        ...(endTime !== undefined && { end_time: endTime }),
        ...(senderId !== undefined && { sender_id: senderId }),
      }),
    ),
  )
  // Of two kinds only what lies behind the shorter page is complete.
  const floors = replies.flatMap(({ list, has_more }) =>
    has_more === 1 ? [Math.min(...list.map(({ msg_id }) => msg_id))] : [],
  )
  const floor = Math.max(0, ...floors)
  // A server of the build before answers with everybody's.
  const isAsked = ({ msg_id, sender_id }: Message): boolean => msg_id >= floor && sender_id === (senderId ?? sender_id)
  const list = newestFirst(replies.flatMap((reply) => reply.list).filter(isAsked))
  return { list, nextBefore: floors.length > 0 ? floor : undefined }
}

/** What the device has and what the server has answered, each once, the newest first. An answer is from when it was asked for: what has
 *  gone since is left out. */
export const mergeHistory = (
  here: readonly Message[],
  there: readonly Message[],
  removals: Removals,
): readonly Message[] => {
  const left = there.filter((message) => !isGone(removals, message))
  return newestFirst([...new Map([...here, ...left].map((message) => [message.msg_id, message])).values()])
}

/** Messages of one kind in a chat, the newest first: those of this device at once, then the server's page by page; none as long as nothing
 *  is asked. */
export const useHistory = (myId: number, conversation: Conversation, question: HistoryQuestion, isAsked = true) => {
  const { kind, keyword, endTime, senderId } = question
  const here = useStored(
    async (database) => ({
      messages: isAsked ? await readHere(database, conversation, question) : [],
      removals: (await database.sessions.get(conversation.id)) ?? noRemovals,
    }),
    [conversation.id, kind, keyword, endTime, senderId, isAsked],
  )
  const pages = useInfiniteQuery({
    queryKey: [historyKey, myId, conversation.id, kind, keyword, endTime ?? 0, senderId ?? 0],
    queryFn: ({ pageParam }) => readThere(conversation, question, pageParam),
    enabled: isAsked,
    initialPageParam: 0,
    getNextPageParam: ({ nextBefore }) => nextBefore,
  })
  const there = pages.data?.pages.flatMap(({ list }) => list) ?? []
  const messages = mergeHistory(here?.messages ?? [], there, here?.removals ?? noRemovals)
  return { messages, isReady: here !== undefined, pages }
}
