import { dateFormat } from '../../../platform/formats.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import type { Bubble, ChatRow } from '../chat-rows.ts'
import { daysBack } from '../time-ago.ts'
import { wordNotice } from '../word-notice.ts'
import styles from './chat-line.module.css'

interface ChatLineProps {
  readonly row: Exclude<ChatRow, Bubble>
  readonly nowMs: number
}

/** What stands between the bubbles: a day, the beginning of what is new, or what the server tells. */
export const ChatLine = ({ row, nowMs }: ChatLineProps) => {
  const t = useTexts()
  const language = useLanguage()
  switch (row.kind) {
    case 'new':
      return <p className={styles.new}>{t('chat.newMessages')}</p>
    case 'notice':
      return <p className={styles.notice}>{wordNotice(row.notice, t)}</p>
    case 'day': {
      const days = daysBack(row.ms, nowMs)
      const date = dateFormat(language, { dateStyle: 'medium' }).format(row.ms)
      return (
        <p className={styles.day}>
          <span>{days === 0 ? t('chat.today') : days === 1 ? t('chat.yesterday') : date}</span>
        </p>
      )
    }
    default:
      return row satisfies never
  }
}
