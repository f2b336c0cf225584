import { formatDay, formatMonth, weekdayNames } from '@cliffhanger/i18n/format/moments.ts'
import Check from 'lucide-react/icons/check'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { calendarWeeks } from './calendar-weeks.ts'
import styles from './month-calendar.module.css'
import type { SignInAnswer } from './step-states.ts'

interface MonthCalendarProps {
  readonly isOpen: boolean
  readonly answer: SignInAnswer
  readonly onClose: () => void
}

/** The days of this month on which I signed in. */
export const MonthCalendar = ({ isOpen, answer, onClose }: MonthCalendarProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('signIn.calendar')}>
      <Month answer={answer} />
    </Sheet>
  )
}

const Month = ({ answer: { today, records, total_days: total } }: Pick<MonthCalendarProps, 'answer'>) => {
  const t = useTexts()
  const language = useLanguage()
  const done = new Set(records)
  const longNames = weekdayNames(language, 'long')
  return (
    <>
      <table className={styles.month}>
        <caption className={styles.caption}>{formatMonth(today.slice(0, 7), language)}</caption>
        <thead>
          <tr>
            {weekdayNames(language, 'narrow').map((name, index) => (
              <th key={longNames[index]} scope="col" abbr={longNames[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarWeeks(today).map((week, index) => (
            <tr key={week.find((day) => day !== undefined) ?? index}>
              {week.map((day, place) => (
                <td key={day ?? `before ${place}`}>
                  {day !== undefined && <Day day={day} isDone={done.has(day)} isToday={day === today} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.sums}>
        {t('signIn.thisMonth', { count: records.length })}
        <span aria-hidden="true">{' · '}</span>
        {t('signIn.total', { count: total })}
      </p>
    </>
  )
}

const Day = ({
  day,
  isDone,
  isToday,
}: {
  readonly day: string
  readonly isDone: boolean
  readonly isToday: boolean
}) => {
  const t = useTexts()
  const language = useLanguage()
  const date = formatDay(day, 'day', language)
  const said = isDone ? t('signIn.dayDone', { day: date }) : isToday ? t('signIn.dayToday', { day: date }) : date
  return (
    <span className={styles.day} data-done={isDone} data-today={isToday} role="img" aria-label={said}>
      <span>{Number(day.slice(8))}</span>
      {isDone && <Icon of={Check} size={12} />}
    </span>
  )
}
