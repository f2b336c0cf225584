import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { memberName } from '../../../shared/people/people.ts'
import { conversationOf } from './conversation.ts'
import { useTyping } from './typing.ts'

/** Who is typing or recording in a conversation, in words; '' while nobody is (S-117). */
export const useTypingLine = (conversationId: string, myId: number): string => {
  const t = useTexts()
  const all = useTyping(conversationId)
  const [first] = all
  const conversation = conversationOf(conversationId, myId)
  const groupId = conversation?.chatType === 'group' ? conversation.targetId : 0
  const name = useStored(
    async (database) => {
      const member = first && groupId > 0 ? await database.members.get([groupId, first.userId]) : undefined
      return member ? memberName(member) : ''
    },
    [groupId, first?.userId ?? 0],
  )
  if (!first) return ''
  if (groupId === 0) return t(first.doing === 'recording' ? 'chat.recording' : 'chat.typing')
  if (all.length > 1) return t('chat.severalTyping', { count: all.length })
  if (!name) return ''
  return t(first.doing === 'recording' ? 'chat.memberRecording' : 'chat.memberTyping', { name })
}
