import { formatDayHeading, localDay } from '@cliffhanger/i18n/format/relative.ts'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { clearWatched, forgetWatched } from '../watched.ts'
import { byDay } from './by-day.ts'
import { EditBar } from './edit-bar.tsx'
import { EditButton } from './edit-button.tsx'
import { HistoryRow } from './history-row.tsx'
import styles from './history-screen.module.css'
import { MineList } from './mine-list.tsx'
import { useChoice } from './use-choice.ts'
import { useMine } from './use-mine.ts'

/** What I watched, by day, with the place where I stopped (S-108). */
export const HistoryScreen = () => {
  const t = useTexts()
  const language = useLanguage()
  const goBack = useGoBack('me')
  const pages = useMine('history')
  const choice = useChoice()
  const [today] = useState(() => localDay(Date.now()))
  const mayEdit = pages.list.length > 0
  const forget = (ids: readonly number[]) => (ids.length === 0 ? clearWatched() : ids.forEach(forgetWatched))
  return (
    <Screen
      width="wide"
      top={<NavBar title={t('collection.history')} onBack={goBack} right={mayEdit && <EditButton choice={choice} />} />}
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
        skeleton={<SkeletonRows />}
      >
        {(dramas) =>
          byDay(dramas, ({ mark: progress }) => (progress?.update_time ?? 0) * 1000).map(({ day, items }) => (
            <section key={day} aria-label={formatDayHeading(day, today, language, 'weekday')}>
              <h2 className={styles.day}>{formatDayHeading(day, today, language, 'weekday')}</h2>
              <ul className={styles.rows}>
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
      </MineList>
    </Screen>
  )
}
