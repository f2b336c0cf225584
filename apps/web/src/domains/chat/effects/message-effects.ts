import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { mentionsMe } from '@cliffhanger/rules/chat/mentions.ts'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { type EffectContext, effect, type StreamEffect } from '../../../platform/storage/stream-effects.ts'
import { settingsIn, withSettings } from '../../../shared/conversations/settings.ts'
import { groupConversation } from '../conversations/conversation.ts'
import {
  type Arrival,
  conversationAfterMessage,
  conversationWithPeer,
  countsAsUnread,
} from '../conversations/conversation-row.ts'
import { changeStoredConversation, sessionOf, storeMessages, storeSender } from '../conversations/conversation-store.ts'
import { refreshUnknownGroup } from '../conversations/groups-store.ts'
import { markRead } from '../conversations/read-marks.ts'
import { isReadHere } from '../conversations/reading.ts'
import { endTyping } from '../conversations/typing.ts'
import { announceIncoming } from '../messages/incoming.ts'
import { canAnswerIn } from '../outbox/answer-card.ts'
import type { SessionRow } from '../storage/rows.ts'

const isMine = ({ sender_id, msg_type }: Message, myId: number): boolean =>
  sender_id === myId && msg_type !== 'sys_notice'

interface Incoming extends Pick<Arrival, 'mentionsMe' | 'senderName'> {
  readonly message: Message
  /** Its visible seq. */
  readonly seq: number
  /** Name and picture the conversation has now. */
  readonly look: (conversation: SessionRow) => SessionRow
}

/** A message arrived in a conversation of either kind (S-39, S-50…S-52). */
const handleMessage = async (
  { database, myId, afterwards }: EffectContext,
  { message, seq, look, mentionsMe: isMentioned = false, senderName = '' }: Incoming,
): Promise<void> => {
  const [fresh] = await storeMessages(database, [message])
  const before = fresh && (await sessionOf(database, message.conversation_id, myId))
  if (!before) return
  const isOpen = isReadHere(message.conversation_id)
  const arrival = { myId, isOpen, seq, mentionsMe: isMentioned, senderName }
  const conversation = conversationAfterMessage(look(before), message, arrival)
  await database.sessions.put(conversation)
  afterwards(() => endTyping(message.conversation_id, message.sender_id))
  if (countsAsUnread(message, myId) && seq > before.read_seq) {
    const canAnswer = await canAnswerIn(database, conversation)
    afterwards(() => announceIncoming({ myId, message, session: conversation, senderName, isMentioned, canAnswer }))
  }
  // Who answers has read what stands above, on whatever device they wrote (S-41).
  if (isMine(message, myId) && conversation.unread_count > 0) {
    afterwards(() => void markRead(database, message.conversation_id, myId, message.seq).catch(ignoreQuietly))
  }
}

const privateMessage = effect(chatEvents.privateMessage, async (context, { message, sender }, seq) => {
  const isNamed = message.sender_id !== context.myId && sender.user_id !== 0
  const look = (conversation: SessionRow) => (isNamed ? conversationWithPeer(conversation, sender) : conversation)
  await handleMessage(context, { message, seq, look })
})

const groupMessage = effect(chatEvents.groupMessage, async (context, { message, sender, group, at_ids }, seq) => {
  const { database, myId, afterwards } = context
  await storeSender(database, group.group_id, sender)
  const look = (conversation: SessionRow) => ({
    ...conversation,
    chat_name: group.group_name,
    nick_name: group.group_name,
    chat_face: group.avatar_url,
  })
  const isNameless = sender.user_id === myId || sender.user_id === 0 || message.msg_type === 'sys_notice'
  const senderName = isNameless ? '' : sender.group_nickname || sender.nick_name
  await handleMessage(context, { message, seq, look, senderName, mentionsMe: mentionsMe(at_ids, myId) })
  await refreshUnknownGroup(database, group.group_id, afterwards)
})

const conversationChanged = effect(chatEvents.sessionChanged, async ({ database }, data) => {
  const { conversation_id, disturbing, disturbing_until = 0, target_id } = data
  await changeStoredConversation(database, conversation_id, (conversation) =>
    withSettings(conversation, settingsIn(data)),
  )
  if (conversation_id === groupConversation(target_id) && disturbing !== undefined)
    await database.groups.update(target_id, { disturbing, disturbing_until })
})

/** Messages that arrive, and what my devices set for a conversation. */
export const messageEffects: readonly StreamEffect[] = [privateMessage, groupMessage, conversationChanged]
