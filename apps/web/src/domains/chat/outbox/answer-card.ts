import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'
import { translate } from '../../../platform/texts.ts'
import type { CardReply } from '../../../ui/notifications/card-answer.tsx'
import { closedInGroup } from '../conversations/closed-reason.ts'
import { conversationOf } from '../conversations/conversation.ts'
import type { SessionRow } from '../storage/rows.ts'

/** Longest answer that is written in a card; who has more to say opens the chat. */
const answerMax = 2000

/** Whether I can answer a message where it stands, as far as this device knows: not where I may not write, nor where I may have to wait. */
export const canAnswerIn = async (
  database: LocalDatabase,
  { chat_type, chat_id, chat_member_type }: SessionRow,
): Promise<boolean> => {
  if (chat_type === 'private') return chat_member_type === 1 || (await database.friends.get(chat_id)) !== undefined
  const group = await database.groups.get(chat_id)
  return group !== undefined && closedInGroup(group) === undefined && (group.slow_seconds ?? 0) === 0
}

/** How the card of a message is answered: by a message like any other, which in a group says what it answers (S-146). */
export const answerOf = (myId: number, { conversation_id, msg_id, chat_type }: Message): CardReply | undefined => {
  const conversation = conversationOf(conversation_id, myId)
  return (
    conversation && {
      label: translate('chat.reply'),
      fieldLabel: translate('chat.message'),
      sendLabel: translate('chat.send'),
      maxLength: answerMax,
      send: async (text) => {
        const { sendText } = await import('../messages/send-message.ts')
        await sendText(myId, conversation, text, { replyTo: chat_type === 'group' ? msg_id : 0 })
      },
    }
  )
}
