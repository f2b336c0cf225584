import type { CallData } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { call } from '../../platform/client.ts'
import type { LocalDatabase } from '../../platform/local-database.ts'
import { sessionOf, storeMessage } from './chat-effects.ts'
import { sessionAfterMessage, sessionOfSync } from './session-row.ts'

/** The newest conversations with their newest messages. */
export type FirstSync = CallData<typeof chatCalls.listPrivateMessages>

/** How many messages of each conversation the first sync brings at most. */
const messagesEach = 20

/** Asks for everything a new device shows at once (S-14). */
export const loadFirstSync = (): Promise<FirstSync> =>
  call(chatCalls.listPrivateMessages, { msg_id: 0, select_type: 'offline', limit: messagesEach }, { retries: 1 })

/** Stores the first sync and answers where each conversation stands; inside a transaction. May run again. */
export const storeFirstSync = async (
  database: LocalDatabase,
  { list, sessions = [] }: FirstSync,
  myId: number,
): Promise<ReadonlyMap<string, number>> => {
  const byConversation = Map.groupBy(list, ({ conversation_id }) => conversation_id)
  for (const message of list) await storeMessage(database, message)
  for (const fresh of sessions) {
    const known = await sessionOf(database, fresh.conversation_id, myId)
    if (!known) continue
    const messages = byConversation.get(fresh.conversation_id) ?? []
    const isComplete = messages.length < messagesEach
    const session = messages.reduce(
      (before, message) => sessionAfterMessage(before, message, { myId, isOpen: true }),
      sessionOfSync(fresh, known),
    )
    await database.sessions.put({ ...session, oldest_msg_id: isComplete ? 0 : (messages[0]?.msg_id ?? 0) })
  }
  return new Map(sessions.map(({ conversation_id, head_seq }) => [conversation_id, head_seq]))
}

/** Takes pins, mutes and names of the conversations anew, when the events about them were lost; inside a transaction. */
export const storeSessionLooks = async (
  database: LocalDatabase,
  { sessions = [] }: FirstSync,
  myId: number,
): Promise<void> => {
  for (const fresh of sessions) {
    const { is_top, disturbing, chat_name, nick_name, chat_face } = fresh
    const known = await sessionOf(database, fresh.conversation_id, myId)
    if (known) await database.sessions.put({ ...known, is_top, disturbing, chat_name, nick_name, chat_face })
  }
}
