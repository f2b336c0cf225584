import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import type { MessageBody } from '@cliffhanger/rules/chat/preview.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { useAuthor } from '../conversations/use-author.ts'
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
  const name = useAuthor(useUser()?.user_id ?? 0, conversation, message)
  return (
    <article className={styles.row}>
      <a className={styles.head} href={`#${chatAddress(conversation, message.msg_id)}`}>
        <strong className={styles.name}>{name}</strong>
        <time className={styles.time}>{formatMoment(message.create_time * 1000, 'moment', language)}</time>
        <span className="visually-hidden">{t('chat.showInChat')}</span>
      </a>
      <div className={styles.body}>
        <PlainBody
          body={body}
          contentText={message.content_text}
          from={{ senderName: name, sentMs: message.create_time * 1000 }}
        />
      </div>
    </article>
  )
}
