import type { CallData, CallRequest } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { pinnedMessage } from '@cliffhanger/contract/chat/schemas.ts'
import { call } from '../../../platform/server/client.ts'
import { databaseOf } from '../../../platform/storage/local-database.ts'
import { currentLanguage } from '../../../platform/texts.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { clearMessages, forgetTyped, removeMessages } from '../conversations/conversation-store.ts'
import { forgetAllUnsent } from '../conversations/drafts/unsent.ts'
import { changeGroup } from '../conversations/groups-store.ts'
import { pinnedIn, unpinnedIn, withPins } from '../conversations/pins.ts'
import type { Bubble } from './chat-rows.ts'
import type { DeleteReach } from './message-abilities.ts'

// What a member does with messages. The server's answer takes effect here at once; its event comes later and changes nothing.

const deleteTypes = { me: 1, both: 2, all: 2 } as const satisfies Record<DeleteReach, 1 | 2>

const requestDeletion = (
  chatType: Conversation['chatType'],
  request: CallRequest<typeof chatCalls.deletePrivateMessages>,
): Promise<CallData<typeof chatCalls.deletePrivateMessages>> =>
  chatType === 'group' ? call(chatCalls.deleteGroupMessages, request) : call(chatCalls.deletePrivateMessages, request)

/** Deletes messages of one conversation; answers how many really went. */
export const deleteMessages = async (
  myId: number,
  { id, chatType, targetId }: Conversation,
  messageIds: readonly number[],
  reach: DeleteReach,
): Promise<number> => {
  const request = {
    target_id: targetId,
    conversation_id: id,
    del_msg_type: deleteTypes[reach],
    msg_ids: [...messageIds],
  }
  const { msg_ids } = await requestDeletion(chatType, request)
  const database = databaseOf(myId)
  await database.write(() => removeMessages(database, id, msg_ids))
  return msg_ids.length
}

/** S-55: the whole conversation goes, for me; `stays` keeps it in the chat list without its messages. */
export const clearConversation = async (
  myId: number,
  { id, chatType, targetId }: Conversation,
  { stays }: { readonly stays: boolean },
): Promise<void> => {
  const database = databaseOf(myId)
  // The server clears at least what is known here; its event says how far, and what comes meanwhile is not taken for older.
  const known = (await database.cursors.get(id))?.cursor ?? 0
  const before = await database.sessions.get(id)
  await requestDeletion(chatType, { target_id: targetId, conversation_id: id, del_msg_type: 3, msg_ids: [] })
  forgetAllUnsent(id)
  await database.write(async () => {
    await forgetTyped(database, id)
    await clearMessages(database, id, known)
    const conversation = await database.sessions.get(id)
    if (conversation?.last_time === 0 && stays)
      await database.sessions.put({ ...conversation, last_time: before?.last_time ?? 0 })
  })
}

/** S-45: takes a message back for everybody. */
export const withdrawMessage = async (
  myId: number,
  { id, chatType, targetId }: Conversation,
  messageId: number,
): Promise<void> => {
  const row = chatType === 'group' ? chatCalls.withdrawGroupMessage : chatCalls.withdrawPrivateMessage
  await call(row, { msg_id: messageId, target_id: targetId })
  const database = databaseOf(myId)
  await database.write(() => removeMessages(database, id, [messageId]))
}

/** S-48: approves (1) or rejects (2) a message under review. */
export const reviewMessage = async (
  myId: number,
  groupId: number,
  messageId: number,
  decision: 1 | 2,
): Promise<void> => {
  await call(chatCalls.reviewGroupMessage, { msg_id: messageId, target_id: groupId, req_status: decision })
  await databaseOf(myId).messages.update(messageId, { is_review: decision })
}

/** S-72: pins a message of a group, or takes the pin away. */
export const pinMessage = async (myId: number, groupId: number, messageId: number, isTop: 0 | 1): Promise<void> => {
  const reply = await call(chatCalls.pinMessage, { target_id: groupId, msg_id: messageId, is_top: isTop })
  const pinned = pinnedMessage.safeParse(reply).data
  const database = databaseOf(myId)
  await database.write(() =>
    changeGroup(database, groupId, (group) => (pinned ? pinnedIn(group, pinned) : unpinnedIn(group, [messageId]))),
  )
}

/** S-124: takes every pin of a group away. */
export const unpinAllMessages = async (myId: number, groupId: number): Promise<void> => {
  await call(chatCalls.unpinAllMessages, { target_id: groupId })
  const database = databaseOf(myId)
  await database.write(() => changeGroup(database, groupId, () => withPins([])))
}

/** Keeps a message among my favorites. */
export const addFavorite = async (
  { msgId, msgType, contentText }: Bubble,
  chatType: 'private' | 'group',
): Promise<void> => {
  await call(chatCalls.addFavorite, {
    msg_id: msgId,
    chat_type: chatType,
    msg_type: msgType,
    content_text: contentText,
  })
}

/** Puts a message into the language of this device and keeps that; false where nobody can translate it. */
export const translateMessage = async (myId: number, messageId: number, text: string): Promise<boolean> => {
  const language = currentLanguage()
  const reply = await call(chatCalls.translateText, { text, target: language })
  if (reply.translated === 0) return false
  await databaseOf(myId).translations.put({ msg_id: messageId, language, text: reply.text })
  return true
}
