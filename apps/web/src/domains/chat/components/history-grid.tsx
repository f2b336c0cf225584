import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { MediaTile } from '../media/media-tile.tsx'
import { chatAddress } from '../messages/chat-link.ts'
import { ImageViewer } from '../viewer/image-viewer.tsx'
import { viewedOfMessage } from '../viewer/viewed-picture.ts'
import styles from './history-grid.module.css'

interface HistoryGridProps {
  readonly conversation: Conversation
  readonly messages: readonly Message[]
  /** There are no older ones. */
  readonly isWhole: boolean
}

const monthOf = (seconds: number): number => {
  const date = new Date(seconds * 1000)
  return date.getFullYear() * 12 + date.getMonth()
}

/** Pictures and videos of a chat by month; a press shows one large, the day below leads to it in the chat. */
export const HistoryGrid = ({ conversation, messages, isWhole }: HistoryGridProps) => {
  const t = useTexts()
  const language = useLanguage()
  const [viewed, setViewed] = useState<number>()
  const pictures = messages.flatMap((message) => viewedOfMessage(message).map((picture) => ({ message, ...picture })))
  const months = Map.groupBy(pictures, ({ message }) => monthOf(message.create_time))
  return (
    <>
      {[...months].map(([month, ofMonth]) => (
        <section key={month}>
          <h2 className={styles.month}>
            {formatMoment((ofMonth[0]?.message.create_time ?? 0) * 1000, 'month', language)}
          </h2>
          <ul className={styles.grid}>
            {ofMonth.map((picture) => (
              <li key={picture.key} className={styles.cell}>
                <MediaTile
                  item={picture.item}
                  isSingle={false}
                  percent={undefined}
                  hasFailed={false}
                  onOpen={() => setViewed(pictures.indexOf(picture))}
                />
                <a className={styles.link} href={`#${chatAddress(conversation, picture.message.msg_id)}`}>
                  {formatMoment(picture.message.create_time * 1000, 'dayOfYear', language)}
                  <span className="visually-hidden">, {t('chat.showInChat')}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ImageViewer
        pictures={pictures}
        index={viewed}
        conversation={conversation}
        isWhole={isWhole}
        onClose={() => setViewed(undefined)}
      />
    </>
  )
}
