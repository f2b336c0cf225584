import type { GroupSender, Message } from '@cliffhanger/contract/chat/schemas.ts'
import { linkOf } from '@cliffhanger/rules/chat/links.ts'
import { mediaKeysOf, mediaOf } from '@cliffhanger/rules/chat/media-content.ts'
import { goneIdsWith, isCleared, isGone, noRemovals } from '@cliffhanger/rules/chat/removals.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { settingsIn } from '../../../shared/conversations/settings.ts'
import { memberName } from '../../../shared/people/people.ts'
import { forgetBackground } from '../backgrounds/background-store.ts'
import { wordsToFind } from '../messages/message-words.ts'
import type { SessionRow } from '../storage/rows.ts'
import { conversationOf } from './conversation.ts'
import {
  conversationAfterClearing,
  conversationAfterLoss,
  conversationWithPeer,
  countsAsUnread,
  newConversation,
} from './conversation-row.ts'
import { groupLook } from './group-look.ts'

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
  const chat = newConversation(conversationId, conversation.targetId)
  if (conversation.chatType === 'group') {
    const group = await database.groups.get(conversation.targetId)
    if (!group) return chat
    return { ...chat, ...groupLook(group, myId), ...settingsIn(group) }
  }
  const friend = await database.friends.get(conversation.targetId)
  if (!friend) return chat
  return { ...conversationWithPeer(chat, friend), chat_name: friend.friend_remark || friend.nick_name }
}

/** Changes the conversation as kept here, if it is mine. */
export const changeStoredConversation = async (
  database: LocalDatabase,
  conversationId: string,
  change: (conversation: SessionRow) => SessionRow,
): Promise<void> => {
  const conversation = await sessionOf(database, conversationId, database.userId)
  if (conversation) await database.sessions.put(change(conversation))
}

/** Stores messages once each, by msg_id and by local_id (S-39), and answers those that were not known and are not gone. What
 *  my own device stored with the server's answer still learns its seq. */
export const storeMessages = async (database: LocalDatabase, messages: readonly Message[]): Promise<Message[]> => {
  if (messages.length === 0) return []
  const known = await database.messages.bulkGet(messages.map(({ msg_id }) => msg_id))
  const fresh = messages.filter((_, index) => (known[index]?.seq ?? 0) === 0)
  // Only mine were in my outbox: another sender may have used the same local_id.
  const sent = fresh.filter(({ sender_id }) => sender_id === database.userId).map(({ local_id }) => local_id)
  if (sent.length > 0) await database.outbox.where('local_id').anyOf(sent).delete()
  const gone = await findGone(database, fresh)
  const stored = fresh.filter((message) => !gone.has(message))
  await database.messages.bulkPut(stored.map((message) => ({ ...message, words: wordsToFind(message) })))
  return stored
}

/** Those of these messages that are gone already. One of mine may stand here without its seq, by the answer to its sender: it goes
 *  now. */
const findGone = async (database: LocalDatabase, messages: readonly Message[]): Promise<ReadonlySet<Message>> => {
  const gone = new Set<Message>()
  for (const [conversationId, each] of Map.groupBy(messages, ({ conversation_id }) => conversation_id)) {
    const removals = (await database.sessions.get(conversationId)) ?? noRemovals
    const found = each.filter((message) => isGone(removals, message))
    for (const message of found) gone.add(message)
    const mine = found.flatMap(({ msg_id, sender_id }) => (sender_id === database.userId ? [msg_id] : []))
    if (mine.length > 0) await removeMessages(database, conversationId, mine)
  }
  return gone
}

/** The messages of a conversation with from <= msg_id <= to, in order. */
export const messagesBetween = (
  database: LocalDatabase,
  conversationId: string,
  from: number,
  to = Number.MAX_SAFE_INTEGER,
) =>
  database.messages.where('[conversation_id+msg_id]').between([conversationId, from], [conversationId, to], true, true)

const unverifiedBetween = (database: LocalDatabase, conversationId: string, from: number, to: number) =>
  database.unverified
    .where('[conversation_id+msg_id]')
    .between([conversationId, from], [conversationId, to], true, true)

/** Sets aside what is kept of a conversation until the server has shown it again. */
export const setAside = async (database: LocalDatabase, conversationId: string): Promise<void> => {
  const stored = await messagesBetween(database, conversationId, 0).toArray()
  await database.unverified.bulkPut(stored)
  await messagesBetween(database, conversationId, 0).delete()
}

/** The server has shown all messages with low <= msg_id <= high: `shown`. What was set aside between them and is not among these is gone
 *  from the device; answers the addresses of its files. */
export const settleAside = async (
  database: LocalDatabase,
  conversationId: string,
  { low, high }: { readonly low: number; readonly high: number },
  shown: readonly Message[],
): Promise<readonly string[]> => {
  const range = unverifiedBetween(database, conversationId, low, Math.min(high, Number.MAX_SAFE_INTEGER))
  const ids = new Set(shown.map(({ msg_id }) => msg_id))
  const gone = (await range.toArray()).filter(({ msg_id }) => !ids.has(msg_id))
  await range.delete()
  await database.translations.bulkDelete(gone.map(({ msg_id }) => msg_id))
  return gone.flatMap(({ content_text }) => [
    ...mediaKeysOf(mediaOf(content_text)),
    ...[linkOf(content_text)?.image ?? ''].filter((key) => key !== ''),
  ])
}

/** Takes messages away (S-45), with what was kept about them, and keeps them away; a conversation that lost its last one shows
 *  the one before (S-46). */
export const removeMessages = async (
  database: LocalDatabase,
  conversationId: string,
  messageIds: readonly number[],
): Promise<void> => {
  if (messageIds.length === 0) return
  const conversation = await sessionOf(database, conversationId, database.userId)
  const gone = (await database.messages.bulkGet([...messageIds])).filter(
    (message) => message?.conversation_id === conversationId,
  )
  const ids = gone.flatMap((message) => message?.msg_id ?? [])
  await database.messages.bulkDelete(ids)
  await database.unverified.bulkDelete([...messageIds])
  await database.translations.bulkDelete(ids)
  if (!conversation) return
  const unread = gone.filter(
    (message) => message && message.seq > conversation.read_seq && countsAsUnread(message, database.userId),
  ).length
  const counted = {
    ...conversation,
    unread_count: Math.max(0, conversation.unread_count - unread),
    gone_ids: goneIdsWith(conversation.gone_ids, messageIds),
  }
  await database.sessions.put(
    messageIds.includes(conversation.last_msg_id) ? await withLastLeft(database, counted) : counted,
  )
}

const withLastLeft = async (database: LocalDatabase, conversation: SessionRow): Promise<SessionRow> => {
  const last = await messagesBetween(database, conversation.conversation_id, 0).last()
  return conversationAfterLoss(conversation, last, last ? await nameInGroup(database, last) : '')
}

/** The sender's name in the chat list line of a group; '' for my own messages, for notices and outside of groups. */
const nameInGroup = async (database: LocalDatabase, message: Message): Promise<string> => {
  if (message.chat_type !== 'group' || message.sender_id === database.userId || message.msg_type === 'sys_notice')
    return ''
  const member = await database.members.get([message.target_id, message.sender_id])
  return member ? memberName(member) : ''
}

/** The members of a group that are kept here, those who left among them. */
export const membersOf = (database: LocalDatabase, groupId: number) =>
  database.members.where('[group_id+user_id]').between([groupId, 0], [groupId, Number.MAX_SAFE_INTEGER], true, true)

/** Stores the name, picture and role that the sender of a group message has. */
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

/** S-55: everything up to `clearedSeq` goes, and does not come back. My stream and the conversation's have no common order: what
 *  came since may be here already, and stays. */
export const clearMessages = async (
  database: LocalDatabase,
  conversationId: string,
  clearedSeq: number,
): Promise<void> => {
  const conversation = await sessionOf(database, conversationId, database.userId)
  if (!conversation || clearedSeq <= conversation.cleared_seq) return
  const newest = await messagesBetween(database, conversationId, 0)
    .reverse()
    .filter(({ seq }) => isCleared(clearedSeq, seq))
    .first()
  const clearing = { seq: clearedSeq, msgId: newest?.msg_id ?? 0 }
  await messagesBetween(database, conversationId, 0, clearing.msgId).delete()
  await unverifiedBetween(database, conversationId, 0, Number.MAX_SAFE_INTEGER).delete()
  const stored = await messagesBetween(database, conversationId, 0).toArray()
  await database.sessions.put(conversationAfterClearing(conversation, clearing, stored, database.userId))
}

/** What was typed in a conversation goes, sent or not. */
export const forgetTyped = async (database: LocalDatabase, conversationId: string): Promise<void> => {
  await database.outbox.where('conversation_id').equals(conversationId).delete()
  await database.drafts.delete(conversationId)
}

/** S-77: the conversation is over: nothing of it stays. */
export const removeConversation = async (database: LocalDatabase, conversationId: string): Promise<void> => {
  await messagesBetween(database, conversationId, 0).delete()
  await unverifiedBetween(database, conversationId, 0, Number.MAX_SAFE_INTEGER).delete()
  await forgetTyped(database, conversationId)
  await forgetBackground(database, conversationId)
  await database.sessions.delete(conversationId)
  const conversation = conversationOf(conversationId, database.userId)
  if (conversation?.chatType !== 'group') return
  await database.groups.delete(conversation.targetId)
  await membersOf(database, conversation.targetId).delete()
}
