import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import type { EffectContext, StreamEffect } from '../../../platform/storage/stream-effects.ts'
import { conversationOf } from '../conversations/conversation.ts'
import { conversationAfterHeads, conversationAfterReset } from '../conversations/conversation-row.ts'
import { messagesBetween, sessionOf, setAside } from '../conversations/conversation-store.ts'
import { refreshUnknownGroup, renewGroup } from '../conversations/groups-store.ts'
import { folderEffects } from '../folders/folder-rows.ts'
import { emojiEffects } from '../messages/emoji-store.ts'
import { stickerEffects } from '../stickers/sticker-store.ts'
import { editEffects } from './edit-effects.ts'
import { groupEffects } from './group-effects.ts'
import { messageEffects } from './message-effects.ts'
import { pollEffects } from './poll-effects.ts'
import { reactionEffects } from './reaction-effects.ts'
import { removalEffects } from './removal-effects.ts'
import { reviewEffects } from './review-effects.ts'

/** What the events of conversations do here. */
export const chatEffects: readonly StreamEffect[] = [
  ...messageEffects,
  ...removalEffects,
  ...reviewEffects,
  ...editEffects,
  ...reactionEffects,
  ...pollEffects,
  ...groupEffects,
  ...emojiEffects,
  ...stickerEffects,
  ...folderEffects,
]

/** Takes the server's unread counts and read marks, and asks for groups nothing is known of; inside a transaction. */
export const noteChatHeads = async (
  { database, myId, afterwards }: EffectContext,
  rows: readonly HeadRow[],
): Promise<void> => {
  for (const row of rows) {
    const conversation = await sessionOf(database, row.stream, myId)
    if (!conversation) continue
    await database.sessions.put(conversationAfterHeads(conversation, row))
    if (conversation.chat_type === 'group') await refreshUnknownGroup(database, conversation.chat_id, afterwards)
  }
}

const messageIdOf = ({ action, data }: StatefulFrame): readonly number[] => {
  const row = [chatEvents.privateMessage, chatEvents.groupMessage].find((event) => event.action === action)
  const id = row?.data.safeParse(data).data?.message.msg_id
  return id === undefined ? [] : [id]
}

/** The copy of a conversation cannot be continued: `events`, which end at `head`, take the place of what it held from
 *  there on; older messages are set aside until the server has shown them again (socket.md 3.3, A-9). Inside a transaction, before the events are applied. */
export const cutConversation = async (
  context: EffectContext,
  conversationId: string,
  events: readonly StatefulFrame[],
  head: number,
): Promise<void> => {
  const { database, myId } = context
  const chat = await sessionOf(database, conversationId, myId)
  if (!chat) return
  const newestId = (await messagesBetween(database, conversationId, 0).last())?.msg_id ?? 0
  const firstId = Math.min(...events.flatMap(messageIdOf), newestId + 1)
  await messagesBetween(database, conversationId, firstId).delete()
  await setAside(database, conversationId)
  await database.sessions.put(conversationAfterReset(chat, head, firstId))
  const conversation = conversationOf(conversationId, myId)
  if (conversation?.chatType === 'group') await renewGroup(context, conversation.targetId)
}
