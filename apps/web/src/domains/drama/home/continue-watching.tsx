import type { HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import { chooseStart } from '@cliffhanger/rules/drama/resume.ts'
import { isAtEnd } from '@cliffhanger/rules/drama/watching.ts'
import Play from 'lucide-react/icons/play'
import { useEffect, useState } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import type { MineDrama } from '../collection/use-mine.ts'
import { seriesShare } from '../series-share.ts'
import { useWatched, type WatchedDrama } from '../watched.ts'
import styles from './continue-watching.module.css'
import { Section } from './section.tsx'
import { useHistory } from './use-history.ts'

interface ContinueWatchingProps {
  readonly section: HomeSection
  /** The server knows of something to go on with, which this device may never have heard of. */
  readonly isKnown: boolean
}

/** Whether the row waits for what was watched on other devices: its place is there from the start, or not at all. */
function useAwaited(isKnown: boolean, knowsNothing: boolean): boolean {
  const [isAsked, setAsked] = useState(isKnown && knowsNothing)
  useEffect(() => {
    if (!isAsked) return
    const learn = async () => {
      await (await import('../other-devices.ts')).learnOfOtherDevices()
    }
    void learn()
      .catch(recordError)
      .finally(() => setAsked(false))
  }, [isAsked])
  return isAsked && knowsNothing
}

/** What this device played last, in today's language and at the place where the member stopped on any of their devices; what is watched to its end
 *  comes back with its next episode. */
export const ContinueWatching = ({ section, isKnown }: ContinueWatchingProps) => {
  const watched = useWatched()
  // What this device knows to be unfinished stays: nothing below moves when the server tells more.
  const hasRow = watched.some((drama) => nextOf(drama))
  const history = useHistory(hasRow)
  const isAwaited = useAwaited(isKnown, watched.length === 0)
  if (isAwaited) return <Place title={section.title} />
  if (!hasRow) return null
  const dramas = watched.flatMap((drama) => {
    const reported = asReportedBy(
      history.data?.list.find(({ id }) => id === drama.id),
      drama,
    )
    return nextOf(reported) ?? (nextOf(drama) ? reported : [])
  })
  return (
    <Section title={section.title} more={hrefTo('history')}>
      <ul className={styles.row}>
        {dramas.slice(0, section.limit).map((drama) => (
          <li key={drama.id} className={styles.item}>
            <WatchedCard drama={drama} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** As high as the row. */
const Place = ({ title }: { readonly title: string }) => (
  <Section title={title} more={hrefTo('history')}>
    <ul className={styles.row} aria-busy="true">
      {[1, 2, 3].map((number) => (
        <li key={number} className={styles.item} aria-hidden="true">
          <Skeleton height="100%" radius="inherit" />
        </li>
      ))}
    </ul>
  </Section>
)

/** Words, picture and the number of episodes are the server's; the place is the later one of the server's and the device's. */
const asReportedBy = (notified: MineDrama | undefined, drama: WatchedDrama): WatchedDrama => {
  if (!notified) return drama
  const named = { ...drama, title: notified.title, cover: notified.cover, lastNumber: notified.update_number }
  const { mark: progress } = notified
  if (!progress || progress.update_time * 1000 < drama.atMs) return named
  return { ...named, number: progress.number, positionSeconds: progress.timeDetail, durationSeconds: progress.duration }
}

/** What a press on it plays: after an episode that is over the next one that is out; undefined where there is none. */
const nextOf = (drama: WatchedDrama): WatchedDrama | undefined => {
  const { positionSeconds: timeDetail, durationSeconds: duration } = drama
  if (!isAtEnd(timeDetail, duration)) return drama
  const { number } = chooseStart(null, { number: drama.number, timeDetail, duration }, drama.lastNumber)
  return number === drama.number ? undefined : { ...drama, number, positionSeconds: 0 }
}

const WatchedCard = ({ drama }: { readonly drama: WatchedDrama }) => {
  const t = useTexts()
  const share = seriesShare({ ...drama, released: drama.lastNumber })
  return (
    <a className={styles.card} href={hrefTo('player', { id: drama.id })}>
      <span className={styles.picture} data-theme="dark">
        <Poster url={drama.cover} title={drama.title} ratio="3 / 4" />
        <span className={styles.play} data-over>
          <Icon of={Play} size={14} />
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{drama.title}</span>
        <span className={styles.place}>
          {t('drama.episodeOf', { number: drama.number, total: Math.max(drama.lastNumber, drama.number) })}
        </span>
        <span className={styles.track} style={{ backgroundSize: `${share * 100}%` }} />
      </span>
    </a>
  )
}
