import { formatDayHeading, localDay } from '@cliffhanger/i18n/format/relative.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import styles from './day-heading.module.css'

interface DayHeadingProps {
  /** A moment of the day. */
  readonly ms: number
  readonly nowMs: number
  /** Leads to another day, by its first moment; undefined where nothing can be moved. */
  readonly onDay: ((startMs: number) => void) | undefined
}

/** The day of what follows; a touch chooses another one to read (S-129). */
export const DayHeading = ({ ms, nowMs, onDay }: DayHeadingProps) => {
  const t = useTexts()
  const day = localDay(ms)
  const today = localDay(nowMs)
  return (
    <p className={styles.line}>
      <span className={styles.day}>
        {formatDayHeading(day, today, useLanguage(), 'day')}
        {onDay && (
          <input
            type="date"
            className={styles.field}
            aria-label={t('chat.toDay')}
            title={t('chat.toDay')}
            value={day}
            max={today}
            onClick={({ currentTarget }) => currentTarget.showPicker()}
            onChange={({ target }) => {
              const startMs = new Date(`${target.value}T00:00`).getTime()
              if (!Number.isNaN(startMs)) onDay(startMs)
            }}
          />
        )}
      </span>
    </p>
  )
}
