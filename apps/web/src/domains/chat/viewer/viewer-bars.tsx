import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { MessageText } from '../components/bubble/message-text.tsx'
import type { Conversation } from '../conversations/conversation.ts'
import { useAuthor } from '../conversations/use-author.ts'
import type { ViewedPicture } from './viewed-picture.ts'
import styles from './viewer.module.css'

interface ViewerBarsProps {
  readonly picture: ViewedPicture
  readonly conversation: Conversation | undefined
  /** Which of how many it is; '' where that is not known or it is the only one. */
  readonly place: string
}

/** Who sent the picture that is looked at, when, which of how many it is, and what was written with it. */
export const ViewerBars = ({ picture, conversation, place }: ViewerBarsProps) => {
  const language = useLanguage()
  const { senderName, senderId, sentMs, caption } = picture
  const moment = sentMs === undefined ? '' : formatMoment(sentMs, 'momentOfYear', language)
  return (
    <>
      <div className={styles.head} data-bar>
        <strong className={styles.name}>
          {senderName ?? (conversation && <AuthorName conversation={conversation} senderId={senderId} />)}
        </strong>
        <span className={styles.when}>
          {moment}
          {moment !== '' && place !== '' && ' · '}
          {place}
        </span>
      </div>
      {caption !== '' && (
        <div className={styles.caption} data-bar>
          <MessageText text={caption} />
        </div>
      )}
    </>
  )
}

interface AuthorNameProps {
  readonly conversation: Conversation
  readonly senderId: number
}

const AuthorName = ({ conversation, senderId }: AuthorNameProps) =>
  useAuthor(useUser()?.user_id ?? 0, conversation, { sender_id: senderId })
