import { formatDayHeading, localDay } from '@cliffhanger/i18n/format/relative.ts'
import { useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import grid from '../home/drama-grid.module.css'
import { DramaGridSkeleton } from '../home/drama-grid.tsx'
import { clearWatched, forgetWatched } from '../watched.ts'
import { byDay } from './by-day.ts'
import { EditBar } from './edit-bar.tsx'
import { EditButton } from './edit-button.tsx'
import { HistoryRow } from './history-row.tsx'
import styles from './history-screen.module.css'
import { MineList } from './mine-list.tsx'
import { MinePlaces } from './mine-places.tsx'
import { SavedCard } from './saved-card.tsx'
import { type Choice, useChoice } from './use-choice.ts'
import { type MineDrama, useMine } from './use-mine.ts'

/** What I watched, with the place where I stopped (S-108): under its day, or as covers where there is room for many. */
export const HistoryScreen = () => {
  const t = useTexts()
  const isDesktop = useIsDesktop()
  const goBack = useGoBack('me')
  const pages = useMine('history')
  const choice = useChoice()
  const mayEdit = pages.list.length > 0
  const forget = (ids: readonly number[]) => (ids.length === 0 ? clearWatched() : ids.forEach(forgetWatched))
  return (
    <Screen
      width="wide"
      top={
        <>
          <NavBar title={t('collection.history')} onBack={goBack} right={mayEdit && <EditButton choice={choice} />} />
          {isDesktop && <MinePlaces />}
        </>
      }
      bottom={
        mayEdit && (
          <EditBar type="history" choice={choice} clearTitle={t('collection.clearHistory')} onRemoved={forget} />
        )
      }
      className={styles.middle}
    >
      <MineList
        pages={pages}
        empty={{ title: t('collection.historyEmpty'), hint: t('collection.historyEmptyHint') }}
        skeleton={isDesktop ? <DramaGridSkeleton columns={3} count={12} /> : <SkeletonRows />}
      >
        {(dramas) =>
          isDesktop ? <HistoryGrid dramas={dramas} choice={choice} /> : <HistoryDays dramas={dramas} choice={choice} />
        }
      </MineList>
    </Screen>
  )
}

interface HistoryProps {
  readonly dramas: readonly MineDrama[]
  readonly choice: Choice
}

const watchedMs = ({ mark }: MineDrama): number => (mark?.update_time ?? 0) * 1000

/** What the day of a moment is called above, or below, what was watched then. */
const useDayName = () => {
  const language = useLanguage()
  const [today] = useState(() => localDay(Date.now()))
  return (day: string, other: 'day' | 'weekday') => formatDayHeading(day, today, language, other)
}

const HistoryDays = ({ dramas, choice }: HistoryProps) => {
  const dayName = useDayName()
  return byDay(dramas, watchedMs).map(({ day, items }) => (
    <section key={day} aria-label={dayName(day, 'weekday')}>
      <h2 className={styles.day}>{dayName(day, 'weekday')}</h2>
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
const HistoryGrid = ({ dramas, choice }: HistoryProps) => {
  const dayName = useDayName()
  return (
    <ul className={grid.grid} data-columns={3}>
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
