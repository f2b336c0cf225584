import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { ChatSession, Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { call } from '../../../platform/server/client.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { settingsIn, withSettings } from '../../../shared/conversations/settings.ts'
import { conversationAfterMessage, conversationOfSync } from './conversation-row.ts'
import { sessionOf, storeMessages } from './conversation-store.ts'
import { loadMyGroups, storeGroups } from './groups-store.ts'

/** The newest conversations with their newest messages, and the groups I am in. */
export interface FirstSync {
  readonly list: readonly Message[]
  readonly sessions: readonly ChatSession[]
  readonly groups: readonly Group[]
}

/** How many messages of each conversation the first sync brings at most. */
const messagesEach = 20

/** Asks for everything a new device shows at once (S-14). */
export const loadFirstSync = async (): Promise<FirstSync> => {
  const request = { msg_id: 0, select_type: 'offline', limit: messagesEach } as const
  const [ofPeople, ofGroups, groups] = await Promise.all([
    call(chatCalls.listPrivateMessages, request, { retries: 1 }),
    call(chatCalls.listGroupMessages, request, { retries: 1 }),
    loadMyGroups(),
  ])
  return {
    list: [...ofPeople.list, ...ofGroups.list],
    sessions: [...(ofPeople.sessions ?? []), ...(ofGroups.sessions ?? [])],
    groups,
  }
}

/** Stores the first sync and answers where each conversation stands; inside a transaction. May run again. */
export const storeFirstSync = async (
  database: LocalDatabase,
  { list, sessions, groups }: FirstSync,
  myId: number,
): Promise<ReadonlyMap<string, number>> => {
  const byConversation = Map.groupBy(list, ({ conversation_id }) => conversation_id)
  await storeMessages(database, list)
  await storeGroups(database, groups)
  const rows = []
  for (const fresh of sessions) {
    const known = await sessionOf(database, fresh.conversation_id, myId)
    if (!known) continue
    const messages = (byConversation.get(fresh.conversation_id) ?? []).toSorted(
      (one, other) => one.msg_id - other.msg_id,
    )
    const isComplete = messages.length < messagesEach
    const conversation = messages.reduce(
      (before, message) => conversationAfterMessage(before, message, { myId, isOpen: true }),
      conversationOfSync(fresh, known),
    )
    // The messages come without names, the conversation with that of the last one.
    const isLast = conversation.last_msg_id === fresh.last_msg_id
    const last_sender = isLast ? fresh.last_sender : conversation.last_sender
    rows.push({
      ...conversation,
      last_sender,
      gaps: isComplete ? [] : [{ after: 0, before: messages[0]?.msg_id ?? 0 }],
    })
  }
  await database.sessions.bulkPut(rows)
  return new Map(sessions.map(({ conversation_id, head_seq }) => [conversation_id, head_seq]))
}

/** Takes pins, mutes and names of the conversations anew, when the events about them were lost; inside a transaction. */
export const storeConversationLooks = async (
  database: LocalDatabase,
  { sessions, groups }: FirstSync,
  myId: number,
): Promise<void> => {
  for (const fresh of sessions) {
    const { chat_name, nick_name, chat_face } = fresh
    const known = await sessionOf(database, fresh.conversation_id, myId)
    const look = { chat_name, nick_name, chat_face }
    if (known)
      await database.sessions.put(withSettings({ ...known, ...look }, settingsIn({ is_archived: 0, ...fresh })))
  }
  await storeGroups(database, groups)
}
