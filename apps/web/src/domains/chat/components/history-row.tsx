import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import type { MessageBody } from '@cliffhanger/rules/chat/preview.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { memberName } from '../../../shared/people/people.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { chatAddress } from '../messages/chat-link.ts'
import { PlainBody } from './bubble/plain-body.tsx'
import styles from './history-row.module.css'

interface HistoryRowProps {
  readonly conversation: Conversation
  readonly message: Message
  readonly body: MessageBody
}

/** One message of a history, with who sent it and when; its line leads into the chat. */
export const HistoryRow = ({ conversation, message, body }: HistoryRowProps) => {
  const t = useTexts()
  const language = useLanguage()
  const name = useSenderName(conversation, message.sender_id)
  return (
    <article className={styles.row}>
      <a className={styles.head} href={`#${chatAddress(conversation, message.msg_id)}`}>
        <strong className={styles.name}>{name}</strong>
        <time className={styles.time}>{formatMoment(message.create_time * 1000, 'moment', language)}</time>
        <span className="visually-hidden">{t('chat.showInChat')}</span>
      </a>
      <div className={styles.body}>
        <PlainBody body={body} />
      </div>
    </article>
  )
}

/** The name by which the reader knows the sender of a message. */
const useSenderName = ({ id, chatType, targetId }: Conversation, senderId: number): string => {
  const t = useTexts()
  const myId = useUser()?.user_id
  const name = useStored(
    async (database) => {
      if (chatType === 'private') return (await database.sessions.get(id))?.chat_name ?? ''
      const member = await database.members.get([targetId, senderId])
      return member ? memberName(member) : ''
    },
    [id, senderId],
  )
  return senderId === myId ? t('chat.me') : (name ?? '')
}
