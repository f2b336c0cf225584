import { formatDayHeading, localDay } from '@cliffhanger/i18n/format/relative.ts'
import { useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import grid from '../home/drama-grid.module.css'
import { byDay } from './by-day.ts'
import styles from './history-list.module.css'
import { HistoryRow } from './history-row.tsx'
import { SavedCard } from './saved-card.tsx'
import type { Choice } from './use-choice.ts'
import type { MineDrama } from './use-mine.ts'

interface HistoryListProps {
  readonly dramas: readonly MineDrama[]
  readonly choice: Choice
}

/** What I watched, with the place where I stopped (S-108): under its day, or as covers where there is room for many. */
export const HistoryList = (props: HistoryListProps) =>
  useIsDesktop() ? <HistoryGrid {...props} /> : <HistoryDays {...props} />

const watchedMs = ({ mark }: MineDrama): number => (mark?.update_time ?? 0) * 1000

/** What the day of a moment is called above, or below, what was watched then. */
const useDayName = () => {
  const language = useLanguage()
  const [today] = useState(() => localDay(Date.now()))
  return (day: string, other: 'day' | 'weekday') => formatDayHeading(day, today, language, other)
}

const HistoryDays = ({ dramas, choice }: HistoryListProps) => {
  const dayName = useDayName()
  return byDay(dramas, watchedMs).map(({ day, items }) => (
    <section key={day} className={styles.day} aria-label={dayName(day, 'weekday')}>
      <h2 className={styles.dayName}>{dayName(day, 'weekday')}</h2>
      <ul>
        {items.map((drama) => (
          <li key={drama.id}>
            <HistoryRow
              drama={drama}
              isChosen={choice.chosen?.has(drama.id)}
              onToggle={() => choice.toggle(drama.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** One grid, the last watched first: days with a drama or two would leave most of each row empty. */
const HistoryGrid = ({ dramas, choice }: HistoryListProps) => {
  const dayName = useDayName()
  return (
    <ul className={classNames(grid.grid, styles.covers)} data-columns={3}>
      {dramas.map((drama) => (
        <li key={drama.id}>
          <SavedCard
            drama={drama}
            isChosen={choice.chosen?.has(drama.id)}
            opens="player"
            onToggle={() => choice.toggle(drama.id)}
            note={dayName(localDay(watchedMs(drama)), 'day')}
          />
        </li>
      ))}
    </ul>
  )
}
