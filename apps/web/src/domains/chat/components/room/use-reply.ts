import { lineKindOf, lineOf } from '@cliffhanger/rules/chat/preview.ts'
import { useStored } from '../../../../platform/storage/local-database.ts'
import { useTexts } from '../../../../platform/texts.ts'
import type { Conversation } from '../../conversations/conversation.ts'
import { describeLine } from '../../conversations/describe-line.ts'
import { useAuthor } from '../../conversations/use-author.ts'

/** The message that is answered, as the composer shows it. */
export const useReply = (conversation: Conversation, myId: number, messageId: number) => {
  const t = useTexts()
  const message = useStored(async (database) => database.messages.get(messageId), [messageId])
  const name = useAuthor(myId, conversation, message)
  if (messageId === 0 || message?.msg_id !== messageId) return undefined
  return { msgId: messageId, name, text: describeLine(lineKindOf(message), lineOf(message), t) }
}
