import { useTexts } from '../../../../platform/texts.ts'
import { wordNotice } from '../../conversations/word-notice.ts'
import type { Bubble, ChatRow } from '../../messages/chat-rows.ts'
import styles from './chat-line.module.css'
import { DayHeading } from './day-heading.tsx'

interface ChatLineProps {
  readonly row: Exclude<ChatRow, Bubble>
  readonly nowMs: number
  /** Leads to the day that begins at a moment. */
  readonly onDay: ((startMs: number) => void) | undefined
  /** Puts what was taken back into the field again; undefined where nobody may write. */
  readonly onEditAgain: ((row: UnsentRow) => void) | undefined
}

export type UnsentRow = Extract<ChatRow, { readonly kind: 'unsent' }>

/** What stands between the bubbles: a day, the beginning of what is new, what the server tells, or what I took back. */
export const ChatLine = ({ row, nowMs, onDay, onEditAgain }: ChatLineProps) => {
  const t = useTexts()
  switch (row.kind) {
    case 'new':
      return (
        <p className={styles.new}>
          <span className={styles.words}>{t('chat.newMessages')}</span>
        </p>
      )
    case 'unsent':
      return (
        <p className={styles.notice}>
          <span className={styles.words}>
            {t('chat.youUnsent')}
            {row.text !== '' && onEditAgain && (
              <button type="button" className={styles.again} onClick={() => onEditAgain(row)}>
                {t('chat.editAgain')}
              </button>
            )}
          </span>
        </p>
      )
    case 'notice':
      return (
        <p className={styles.notice}>
          <span className={styles.words}>{wordNotice(row.notice, t)}</span>
        </p>
      )
    case 'day':
      return <DayHeading ms={row.ms} nowMs={nowMs} onDay={onDay} />
    default:
      return row satisfies never
  }
}
