import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import type { ReactNode } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useLanguage } from '../../../platform/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ListLink } from '../../../ui/layout/list-link.tsx'
import styles from './message-row.module.css'

interface MessageRowProps {
  readonly kind: 'notice' | 'news'
  readonly id: number
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
export const MessageRow = ({ kind, id, before, title, line, time, unread }: MessageRowProps) => {
  const language = useLanguage()
  const query = useScreenQuery()
  // The tab goes along: on a desktop the list stays beside what is opened from it.
  const [tab, type] = [query.get('tab') ?? undefined, query.get('type') ?? undefined]
  return (
    <ListLink className={styles.row} href={hrefTo('messageDetail', { id, kind, tab, type })} named={2}>
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
    </ListLink>
  )
}
