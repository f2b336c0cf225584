import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../platform/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './message-row.module.css'

interface MessageRowProps {
  readonly href: string
  /** A mark or a picture. */
  readonly before: ReactNode
  readonly title: string
  readonly line: string
  /** In seconds. */
  readonly time: number
  /** What is read out of one that was not opened yet. */
  readonly unread?: string
}

/** One message of a list: its title, the beginning of its words, and its day. */
export const MessageRow = ({ href, before, title, line, time, unread }: MessageRowProps) => {
  const language = useLanguage()
  return (
    <a className={styles.row} href={href}>
      {before}
      <span className={styles.words}>
        <span className={classNames(styles.title, unread === undefined && styles.read)}>
          <span className={styles.name}>{title}</span>
          {unread !== undefined && (
            <span className={styles.dot}>
              <span className="visually-hidden">{unread}</span>
            </span>
          )}
          <time className={styles.time} dateTime={new Date(time * 1000).toISOString()}>
            {formatMoment(time * 1000, 'dayOfYear', language)}
          </time>
        </span>
        {line !== '' && <span className={styles.line}>{line}</span>}
      </span>
    </a>
  )
}
