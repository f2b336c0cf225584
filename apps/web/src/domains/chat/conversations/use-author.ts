import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { memberName } from '../../../shared/people/people.ts'
import type { Conversation } from './conversation.ts'

/** Who wrote a message, by the name they have in this chat; '' while it is not known. */
export const useAuthor = (
  myId: number,
  conversation: Conversation,
  message: Pick<Message, 'sender_id'> | null | undefined,
): string => {
  const t = useTexts()
  const { id, chatType, targetId } = conversation
  const senderId = message?.sender_id ?? 0
  const isOther = senderId > 0 && senderId !== myId
  const name = useStored(
    async (database) => {
      if (!isOther) return ''
      if (chatType === 'private') return (await database.sessions.get(id))?.chat_name
      const member = await database.members.get([targetId, senderId])
      return member && memberName(member)
    },
    [id, chatType, targetId, senderId, isOther],
  )
  return senderId === myId ? t('chat.me') : (name ?? '')
}
