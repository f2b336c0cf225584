import type { GroupSender, Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { LocalDatabase, SessionRow } from '../../platform/local-database.ts'
import { memberName } from '../../ui/people.ts'
import { conversationOf } from './conversation.ts'
import { wordsToFind } from './message-words.ts'
import { countsAsUnread, newSession, sessionAfterLoss, sessionWithPeer } from './session-row.ts'

// What chats are made of in the local database. Everything here runs inside the caller's transaction.

/** The conversation as kept here, or an empty one named after the friend or the group (S-51). Undefined where it is not mine. */
export const sessionOf = async (
  database: LocalDatabase,
  conversationId: string,
  myId: number,
): Promise<SessionRow | undefined> => {
  const known = await database.sessions.get(conversationId)
  if (known) return known
  const conversation = conversationOf(conversationId, myId)
  if (!conversation) return undefined
  const session = newSession(conversationId, conversation.targetId)
  if (conversation.chatType === 'group') {
    const group = await database.groups.get(conversation.targetId)
    if (!group) return session
    const { group_name, avatar_url, disturbing } = group
    return { ...session, chat_name: group_name, nick_name: group_name, chat_face: avatar_url, disturbing }
  }
  const friend = await database.friends.get(conversation.targetId)
  if (!friend) return session
  return { ...sessionWithPeer(session, friend), chat_name: friend.friend_remark || friend.nick_name }
}

/** Changes the conversation as kept here, if it is mine. */
export const changeStoredSession = async (
  database: LocalDatabase,
  conversationId: string,
  change: (session: SessionRow) => SessionRow,
): Promise<void> => {
  const session = await sessionOf(database, conversationId, database.userId)
  if (session) await database.sessions.put(change(session))
}

/** Stores messages once each, by msg_id and by local_id (S-39), and answers those that were not known. What my own device
 *  stored with the server's answer still learns its seq. */
export const storeMessages = async (database: LocalDatabase, messages: readonly Message[]): Promise<Message[]> => {
  if (messages.length === 0) return []
  const known = await database.messages.bulkGet(messages.map(({ msg_id }) => msg_id))
  const fresh = messages.filter((_, index) => (known[index]?.seq ?? 0) === 0)
  // Only mine were in my outbox: another sender may have used the same local_id.
  const sent = fresh.filter(({ sender_id }) => sender_id === database.userId).map(({ local_id }) => local_id)
  if (sent.length > 0) await database.outbox.where('local_id').anyOf(sent).delete()
  await database.messages.bulkPut(fresh.map((message) => ({ ...message, words: wordsToFind(message) })))
  return fresh
}

/** The messages of a conversation with from <= msg_id <= to, in order. */
export const messagesBetween = (
  database: LocalDatabase,
  conversationId: string,
  from: number,
  to = Number.MAX_SAFE_INTEGER,
) =>
  database.messages.where('[conversation_id+msg_id]').between([conversationId, from], [conversationId, to], true, true)

/** Takes messages away (S-45), with what was kept about them; a conversation that lost its last one shows the one before (S-46). */
export const removeMessages = async (
  database: LocalDatabase,
  conversationId: string,
  messageIds: readonly number[],
): Promise<void> => {
  const session = await database.sessions.get(conversationId)
  const gone = (await database.messages.bulkGet([...messageIds])).filter(
    (message) => message?.conversation_id === conversationId,
  )
  const ids = gone.flatMap((message) => message?.msg_id ?? [])
  await database.messages.bulkDelete(ids)
  await database.translations.bulkDelete(ids)
  if (!session) return
  const unread = gone.filter(
    (message) => message && message.seq > session.read_seq && countsAsUnread(message, database.userId),
  ).length
  const counted = { ...session, unread_count: Math.max(0, session.unread_count - unread) }
  await database.sessions.put(
    messageIds.includes(session.last_msg_id) ? await withLastLeft(database, counted) : counted,
  )
}

const withLastLeft = async (database: LocalDatabase, session: SessionRow): Promise<SessionRow> => {
  const last = await messagesBetween(database, session.conversation_id, 0).last()
  return sessionAfterLoss(session, last, last ? await nameInGroup(database, last) : '')
}

/** Who wrote a message of a group, as its chat list line shows him; '' for me, for notices and outside of groups. */
const nameInGroup = async (database: LocalDatabase, message: Message): Promise<string> => {
  if (message.chat_type !== 'group' || message.sender_id === database.userId || message.msg_type === 'sys_notice')
    return ''
  const member = await database.members.get([message.target_id, message.sender_id])
  return member ? memberName(member) : ''
}

/** The members of a group that are kept here, those who left among them. */
export const membersOf = (database: LocalDatabase, groupId: number) =>
  database.members.where('[group_id+user_id]').between([groupId, 0], [groupId, Number.MAX_SAFE_INTEGER], true, true)

/** Keeps how the sender of a group message shows himself. */
export const storeSender = async (database: LocalDatabase, groupId: number, sender: GroupSender): Promise<void> => {
  const { user_id, nick_name, group_nickname, avatar_url, role } = sender
  if (user_id === 0) return
  const known = await database.members.get([groupId, user_id])
  const shown = { user_nickname: nick_name, group_nickname, avatar_url, role }
  const isSame =
    known?.user_nickname === nick_name &&
    known.group_nickname === group_nickname &&
    known.avatar_url === avatar_url &&
    known.role === role
  if (isSame) return
  await database.members.put({
    ...(known ?? {
      group_id: groupId,
      user_id,
      is_muted: 0,
      user_no: '',
      user_type: 0,
      join_time: 0,
      update_time: 0,
      is_online: 0,
    }),
    ...shown,
  })
}

/** The messages of a conversation go, and what waits to be sent in it. */
export const clearMessages = async (database: LocalDatabase, conversationId: string): Promise<void> => {
  await messagesBetween(database, conversationId, 0).delete()
  await database.outbox.where('conversation_id').equals(conversationId).delete()
  await database.drafts.delete(conversationId)
}

/** S-77: the conversation is over: nothing of it stays. */
export const removeConversation = async (database: LocalDatabase, conversationId: string): Promise<void> => {
  await clearMessages(database, conversationId)
  await database.sessions.delete(conversationId)
  const conversation = conversationOf(conversationId, database.userId)
  if (conversation?.chatType !== 'group') return
  await database.groups.delete(conversation.targetId)
  await membersOf(database, conversation.targetId).delete()
}
