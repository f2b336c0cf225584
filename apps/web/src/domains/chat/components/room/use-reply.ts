import { lineOf } from '@cliffhanger/rules/chat/preview.ts'
import { useStored } from '../../../../platform/storage/local-database.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { memberName } from '../../../../shared/people/people.ts'
import { describeLine } from '../../conversations/describe-line.ts'
import type { Chat } from '../../conversations/use-chat.ts'

/** The message that is answered, as the composer shows it. */
export const useReply = (chat: Chat | undefined, myId: number, messageId: number) => {
  const t = useTexts()
  const message = useStored(async (database) => database.messages.get(messageId), [messageId])
  if (messageId === 0 || message?.msg_id !== messageId) return undefined
  const member = chat?.senders.get(message.sender_id)
  const other = member ? memberName(member) : (chat?.session?.chat_name ?? '')
  const name = message.sender_id === myId ? t('chat.me') : other
  return { msgId: messageId, name, text: describeLine(message.msg_type, lineOf(message), t) }
}
