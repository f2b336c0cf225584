import type { CallData } from '@cliffhanger/contract/call.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { previewOf } from '@cliffhanger/rules/chat/message-content.ts'
import { call } from '../../../platform/server/client.ts'
import { databaseOf, type LocalDatabase } from '../../../platform/storage/local-database.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { changeGroup } from '../conversations/groups-store.ts'
import { pinsOf, withPins } from '../conversations/pins.ts'
import { wordsToFind } from './message-words.ts'

/** A message says something else from now on: where it stands, in the chat list, pinned. Inside a transaction. */
export const applyEdit = async (
  database: LocalDatabase,
  { msg_id, content_text, edit_time }: CallData<typeof chatCalls.editMessage>,
): Promise<void> => {
  const message = await database.messages.get(msg_id)
  if (!message) return
  const words = wordsToFind({ ...message, content_text })
  await database.messages.update(msg_id, { content_text, edit_time, words })
  await database.translations.delete(msg_id)
  const session = await database.sessions.get(message.conversation_id)
  if (session?.last_msg_id === msg_id)
    await database.sessions.update(message.conversation_id, { last_msg: previewOf(content_text) })
  if (message.chat_type === 'group')
    await changeGroup(database, message.target_id, (group) =>
      withPins(pinsOf(group).map((pin) => (pin.msg_id === msg_id ? { ...pin, content_text } : pin))),
    )
}

/** S-116: changes what a message of mine says. */
export const editMessage = async (
  myId: number,
  { chatType, targetId }: Pick<Conversation, 'chatType' | 'targetId'>,
  messageId: number,
  text: string,
): Promise<void> => {
  const edited = await call(chatCalls.editMessage, {
    chat_type: chatType,
    target_id: targetId,
    msg_id: messageId,
    text,
  })
  const database = databaseOf(myId)
  await database.write(() => applyEdit(database, edited))
}
