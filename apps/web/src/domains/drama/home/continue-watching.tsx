import type { HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import { chooseStart } from '@cliffhanger/rules/drama/resume.ts'
import { isAtEnd } from '@cliffhanger/rules/drama/watching.ts'
import { useEffect } from 'react'
import { whenIdle } from '../../../platform/idle.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Poster } from '../../../ui/pictures/poster.tsx'
import type { MineDrama } from '../collection/use-mine.ts'
import { seriesShare } from '../series-share.ts'
import { useWatched, type WatchedDrama } from '../watched.ts'
import styles from './continue-watching.module.css'
import { Section } from './section.tsx'
import { useHistory } from './use-history.ts'

/** Once home is drawn; the row stands there from the next visit on. */
const learnOfOtherDevices = () =>
  whenIdle(() => void import('../other-devices.ts').then((part) => part.learnOfOtherDevices()).catch(recordError))

/** What this device played last, in today's language and at the place where the member stopped on any of their devices; what is watched to its end
 *  comes back with its next episode. */
export const ContinueWatching = ({ section }: { readonly section: HomeSection }) => {
  const watched = useWatched()
  // What this device knows to be unfinished stays: nothing below moves when the server tells more.
  const hasRow = watched.some((drama) => nextOf(drama))
  const history = useHistory(hasRow)
  const knowsNothing = watched.length === 0
  useEffect(() => (knowsNothing ? learnOfOtherDevices() : undefined), [knowsNothing])
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
        <span className={styles.place} data-over>
          {t('drama.episodeOf', { number: drama.number, total: Math.max(drama.lastNumber, drama.number) })}
        </span>
        <span className={styles.track} data-over>
          <span className={styles.seen} style={{ width: `${share * 100}%` }} />
        </span>
      </span>
      <span className={styles.title}>{drama.title}</span>
    </a>
  )
}
