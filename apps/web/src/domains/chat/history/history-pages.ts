import type { CallData } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Message, MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { call } from '../../../platform/server/client.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { forgetMediaUrl } from '../../../platform/uploads/media-urls.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { changeStoredConversation, settleAside, storeMessages } from '../conversations/conversation-store.ts'
import { fillRange } from './history-gaps.ts'

/** Messages one page of history brings. */
const pageSize = 50

type Page = CallData<typeof chatCalls.listPrivateMessages>

/** Which messages of a conversation are asked for. */
interface PageQuestion {
  readonly msg_id: number
  readonly select_type: 'up' | 'down' | 'search'
  readonly limit?: number
  readonly keyword?: string
  readonly msg_type?: MessageType
  readonly end_time?: number
  readonly sender_id?: number
}

/** Asks the server for messages of one conversation. */
export const requestPage = (
  { chatType, targetId }: Pick<Conversation, 'chatType' | 'targetId'>,
  question: PageQuestion,
): Promise<Page> =>
  chatType === 'group'
    ? call(chatCalls.listGroupMessages, { ...question, group_id: targetId }, { retries: 1 })
    : call(chatCalls.listPrivateMessages, { ...question, friend_id: targetId }, { retries: 1 })

/** The first message since a day began, or, where nothing was said since, the last one before it; undefined where there is none. */
export const findFirstOfDay = async (conversation: Conversation, startMs: number): Promise<number | undefined> => {
  const before = { msg_id: 0, select_type: 'up', limit: 1, end_time: toSeconds(startMs) - 1 } as const
  const last = (await requestPage(conversation, before)).list.at(0)?.msg_id
  const since = { msg_id: last ?? 0, select_type: 'down', limit: 1 } as const
  return (await requestPage(conversation, since)).list.at(0)?.msg_id ?? last
}

const store = async (
  database: LocalDatabase,
  { id }: Conversation,
  list: readonly Message[],
  held: { readonly low: number; readonly high: number },
): Promise<void> => {
  const goneFiles = await database.write(async () => {
    await storeMessages(database, list)
    const files = await settleAside(database, id, held, list)
    await changeStoredConversation(database, id, (conversation) => ({
      ...conversation,
      gaps: fillRange(conversation.gaps, held.low, held.high),
    }))
    return files
  })
  for (const file of goneFiles) forgetMediaUrl(file)
}

const idsOf = (list: readonly Message[]): number[] => list.map(({ msg_id }) => msg_id)

/** Brings one page of the messages right before `before`, which is stored. */
export const loadOlder = async (database: LocalDatabase, conversation: Conversation, before: number): Promise<void> => {
  const { list, has_more } = await requestPage(conversation, { msg_id: before, select_type: 'up', limit: pageSize })
  const low = has_more === 1 ? Math.min(before, ...idsOf(list)) : 0
  await store(database, conversation, list, { low, high: before })
}

/** Brings one page of the messages right after `after`, which is stored. */
export const loadNewer = async (database: LocalDatabase, conversation: Conversation, after: number): Promise<void> => {
  const { list, has_more } = await requestPage(conversation, { msg_id: after, select_type: 'down', limit: pageSize })
  const high = has_more === 1 ? Math.max(after, ...idsOf(list)) : Number.POSITIVE_INFINITY
  await store(database, conversation, list, { low: after, high })
}

/** Brings a message that is not here, with what stands around it; false where it is gone. */
export const loadAround = async (
  database: LocalDatabase,
  conversation: Conversation,
  messageId: number,
): Promise<boolean> => {
  const [older, newer] = await Promise.all([
    requestPage(conversation, { msg_id: messageId + 1, select_type: 'up', limit: pageSize }),
    requestPage(conversation, { msg_id: messageId, select_type: 'down', limit: pageSize }),
  ])
  const list = [...older.list, ...newer.list]
  const low = older.has_more === 1 ? Math.min(messageId, ...idsOf(older.list)) : 0
  const high = newer.has_more === 1 ? Math.max(messageId, ...idsOf(newer.list)) : Number.POSITIVE_INFINITY
  await store(database, conversation, list, { low, high })
  return older.list.some(({ msg_id }) => msg_id === messageId)
}

/** Brings one message that is not here, as an island of its own; nothing where it is gone. */
export const loadOne = async (
  database: LocalDatabase,
  conversation: Conversation,
  messageId: number,
): Promise<void> => {
  const { list } = await requestPage(conversation, { msg_id: messageId + 1, select_type: 'up', limit: 1 })
  const found = list.filter(({ msg_id }) => msg_id === messageId)
  await store(database, conversation, found, { low: messageId, high: messageId })
}
