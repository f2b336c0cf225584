import { formatDayHeading, localDay } from '@cliffhanger/i18n/format/relative.ts'
import { type ReactNode, useState } from 'react'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import styles from './day-heading.module.css'

interface DayHeadingProps {
  /** A moment of the day. */
  readonly ms: number
  readonly nowMs: number
  /** Leads to another day, by its first moment; undefined where nothing can be moved. */
  readonly onDay: ((startMs: number) => void) | undefined
}

/** The name of a day, in the pill all of them have. */
export const DayName = ({
  ms,
  nowMs,
  children,
}: Omit<DayHeadingProps, 'onDay'> & { readonly children?: ReactNode }) => (
  <span className={styles.day}>
    {formatDayHeading(localDay(ms), localDay(nowMs), useLanguage(), 'day')}
    {children}
  </span>
)

/** The day of what follows; a touch chooses another one to read (S-129). */
export const DayHeading = ({ ms, nowMs, onDay }: DayHeadingProps) => {
  const t = useTexts()
  const [isPressed, setIsPressed] = useState(false)
  const day = localDay(ms)
  const today = localDay(nowMs)
  return (
    <p className={styles.line}>
      <DayName ms={ms} nowMs={nowMs}>
        {onDay && (
          <input
            type="date"
            className={styles.field}
            aria-label={t('chat.toDay')}
            title={t('chat.toDay')}
            value={day}
            max={today}
            data-pressed={isPressed || undefined}
            onPointerDown={() => setIsPressed(true)}
            onKeyDown={() => setIsPressed(false)}
            onBlur={() => setIsPressed(false)}
            onClick={({ currentTarget }) => currentTarget.showPicker()}
            onChange={({ target }) => {
              const startMs = new Date(`${target.value}T00:00`).getTime()
              if (!Number.isNaN(startMs)) onDay(startMs)
            }}
          />
        )}
      </DayName>
    </p>
  )
}
