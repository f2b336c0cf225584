import { formatDayHeading, localDay } from '@cliffhanger/i18n/format/relative.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { wordNotice } from '../../conversations/word-notice.ts'
import type { Bubble, ChatRow } from '../../messages/chat-rows.ts'
import styles from './chat-line.module.css'

interface ChatLineProps {
  readonly row: Exclude<ChatRow, Bubble>
  readonly nowMs: number
  /** Puts what was taken back into the field again; undefined where nobody may write. */
  readonly onEditAgain: ((row: UnsentRow) => void) | undefined
}

export type UnsentRow = Extract<ChatRow, { readonly kind: 'unsent' }>

/** What stands between the bubbles: a day, the beginning of what is new, what the server tells, or what I took back. */
export const ChatLine = ({ row, nowMs, onEditAgain }: ChatLineProps) => {
  const t = useTexts()
  const language = useLanguage()
  switch (row.kind) {
    case 'new':
      return <p className={styles.new}>{t('chat.newMessages')}</p>
    case 'unsent':
      return (
        <p className={styles.notice}>
          {t('chat.youUnsent')}
          {row.text !== '' && onEditAgain && (
            <button type="button" className={styles.again} onClick={() => onEditAgain(row)}>
              {t('chat.editAgain')}
            </button>
          )}
        </p>
      )
    case 'notice':
      return <p className={styles.notice}>{wordNotice(row.notice, t)}</p>
    case 'day':
      return (
        <p className={styles.day}>
          <span>{formatDayHeading(localDay(row.ms), localDay(nowMs), language, 'day')}</span>
        </p>
      )
    default:
      return row satisfies never
  }
}
