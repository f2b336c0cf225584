import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import type { ReactNode } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import styles from './event-card.module.css'
import { EventCard } from './event-card.tsx'

/** What is going on, what comes and what was. */
export const EventsScreen = ({ banners }: { readonly banners: ReactNode }) => {
  const t = useTexts()
  const { data, error, refetch } = useCall(activityCalls.listActivities, { type: 'event' })
  const events = data?.activities
  const retry = () => void refetch()
  return (
    <Screen hasGlow width="wide" top={<NavBar isClear title={t('rewards.events')} />}>
      <PullToRefresh onRefresh={refetch}>
        {banners}
        {!events && (error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows />)}
        {events && error && <StaleNote onRetry={retry} />}
        {events?.length === 0 && (
          <EmptyList
            drawing="box"
            title={t('rewards.noEvents')}
            hint={t('rewards.noEventsHint')}
            action={<Button onClick={() => goTo('home')}>{t('rewards.watchNow')}</Button>}
          />
        )}
        {events && events.length > 0 && (
          <ul className={styles.list}>
            {events.map((event, index) => (
              <li key={event.id}>
                <EventCard event={event} isEager={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </PullToRefresh>
    </Screen>
  )
}
