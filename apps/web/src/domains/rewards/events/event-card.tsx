import type { Activity } from '@cliffhanger/contract/rewards/schemas.ts'
import { activityStates } from '@cliffhanger/contract/rewards/states.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Poster } from '../../../ui/pictures/poster.tsx'
import styles from './event-card.module.css'
import { periodWords, stateNow, stateWords } from './event-period.ts'

/** An event: its picture, what it is about, and when it goes. */
export const EventCard = ({ event, isEager }: { readonly event: Activity; readonly isEager: boolean }) => {
  const t = useTexts()
  const language = useLanguage()
  const nowMs = serverNowMs()
  const state = stateNow(event, nowMs)
  return (
    <a
      className={classNames(styles.card, state === activityStates.over && styles.over)}
      href={hrefTo('event', { id: event.id })}
    >
      {event.cover !== '' && <Poster url={event.cover} title="" ratio="16 / 9" isEager={isEager} />}
      <span className={styles.words}>
        <span className={styles.state} data-state={state}>
          {stateWords(state, t)}
        </span>
        <span className={styles.title}>{event.title}</span>
        {event.summary !== '' && <span className={styles.summary}>{event.summary}</span>}
        <span className={styles.period}>{periodWords(event, { language, nowMs }, t)}</span>
      </span>
    </a>
  )
}
