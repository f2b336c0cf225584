import { Refused } from '@cliffhanger/client/call-error.ts'
import { paths, type ScreenName } from '@cliffhanger/contract/client-paths.ts'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import type { Activity } from '@cliffhanger/contract/rewards/schemas.ts'
import { activityStates } from '@cliffhanger/contract/rewards/states.ts'
import type { ReactNode } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import article from '../../../ui/layout/article.module.css'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import card from './event-card.module.css'
import { periodWords, stateNow, stateWords } from './event-period.ts'
import { EventPrizes } from './event-prizes.tsx'
import styles from './event-screen.module.css'
import { EventWay } from './event-way.tsx'

interface EventScreenProps {
  /** Goods of the mall, for an event that leads there. */
  readonly goods: ReactNode
}

/** One event in full, with what there is to be had by it. */
export const EventScreen = ({ goods }: EventScreenProps) => {
  const t = useTexts()
  const goBack = useGoBack('events')
  const id = Number(useScreenQuery().get('id'))
  const isId = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useCall(activityCalls.listActivities, { type: 'event', id }, { enabled: isId })
  const event = data?.activity
  const isMissing = !isId || (error instanceof Refused && error.is('notFound'))
  const retry = () => void refetch()
  const isDesktop = useIsDesktop()
  const state = event && stateNow(event, serverNowMs())
  const way = event && !isMissing && state !== activityStates.over && event.link_type !== 'none' && (
    <EventWay event={event} />
  )
  return (
    <Screen
      isText
      width="wide"
      top={<NavBar title={event && !isMissing ? event.title : t('rewards.event')} onBack={goBack} />}
      bottom={!isDesktop && way && <BottomBar>{way}</BottomBar>}
    >
      {isMissing && <MissingState title={t('rewards.eventMissing')} list="events" />}
      {!isMissing && !event && (error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows rows={4} />)}
      {!isMissing && event && (
        <>
          {error && <StaleNote onRetry={retry} />}
          <Words event={event} way={isDesktop && way} />
          {leadsTo(event, 'mall') && way && goods}
          {leadsTo(event, 'turntable') && way && <EventPrizes />}
        </>
      )}
    </Screen>
  )
}

const leadsTo = ({ link_type: kind, link }: Activity, screen: ScreenName): boolean =>
  kind === 'page' && link.split('?')[0] === paths[screen]

interface WordsProps {
  readonly event: Activity
  /** Where it leads, where that stands in the page. */
  readonly way: ReactNode
}

const Words = ({ event, way }: WordsProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { cover, summary, content } = event
  const nowMs = serverNowMs()
  const state = stateNow(event, nowMs)
  return (
    <article className={classNames(article.text, styles.event)}>
      {cover !== '' && <img className={styles.cover} src={assetUrl(cover)} alt="" />}
      <p className={styles.period}>
        <span className={card.state} data-state={state}>
          {stateWords(state, t)}
        </span>
        {periodWords(event, { language, nowMs }, t)}
      </p>
      {summary !== '' && <p className={styles.summary}>{summary}</p>}
      {/* HTML, sanitised by the server (V-42). */}
      <div dangerouslySetInnerHTML={{ __html: content }} />
      {way}
    </article>
  )
}
