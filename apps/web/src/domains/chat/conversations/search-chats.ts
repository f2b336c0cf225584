import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { call } from '../../../platform/server/client.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { requestedWords } from '../messages/message-words.ts'
import type { SessionRow } from '../storage/rows.ts'
import { isListed } from './conversation-row.ts'

/** Results of each kind that are shown. */
const shownMax = 50

/** What a search found on this device. */
export interface Found {
  readonly sessions: readonly SessionRow[]
  readonly messages: readonly Message[]
}

const holdsAll = (message: { readonly words?: readonly string[] }, requested: readonly string[]): boolean =>
  requested.every((beginning) => message.words?.some((word) => word.startsWith(beginning)))

/** The beginning fewest messages hold: the index is asked for that one. */
const rarestOf = async (database: LocalDatabase, requested: readonly string[]): Promise<string | undefined> => {
  if (requested.length < 2) return requested[0]
  const counts = await Promise.all(
    requested.map((beginning) => database.messages.where('words').startsWith(beginning).count()),
  )
  return requested[counts.indexOf(Math.min(...counts))]
}

/** Messages kept here that hold every word asked for, the newest first. */
export const findMessages = async (
  database: LocalDatabase,
  keyword: string,
  conversation?: string,
): Promise<Message[]> => {
  const requested = requestedWords(keyword)
  const rarest = await rarestOf(database, requested)
  if (rarest === undefined) return []
  const found = await database.messages
    .where('words')
    .startsWith(rarest)
    .reverse()
    .distinct()
    .filter((row) => holdsAll(row, requested) && (conversation === undefined || row.conversation_id === conversation))
    .limit(shownMax)
    .toArray()
  return found.sort((one, other) => other.msg_id - one.msg_id)
}

/** Conversations by their names, and messages by their words, on this device. */
export const searchHere = async (database: LocalDatabase, keyword: string): Promise<Found> => {
  const word = keyword.toLowerCase()
  const [all, messages] = await Promise.all([database.sessions.toArray(), findMessages(database, keyword)])
  const conversations = all
    .filter((row) => isListed(row) && [row.chat_name, row.nick_name].some((name) => name.toLowerCase().includes(word)))
    .toSorted((one, other) => other.last_time - one.last_time)
    .slice(0, shownMax)
  return { sessions: conversations, messages }
}

/** Messages of all my chats that hold the keyword, as the server finds them, the newest first. */
export const searchThere = async (keyword: string): Promise<readonly Message[]> => {
  const request = { msg_id: 0, select_type: 'search', keyword, limit: shownMax } as const
  const replies = await Promise.all([
    call(chatCalls.listPrivateMessages, request),
    call(chatCalls.listGroupMessages, request),
  ])
  return replies.flatMap(({ list }) => list).toSorted((one, other) => other.msg_id - one.msg_id)
}
