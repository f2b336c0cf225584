import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import type { HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import { useEffect } from 'react'
import { whenIdle } from '../../../platform/idle.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Poster } from '../../../ui/pictures/poster.tsx'
import type { MineDrama } from '../collection/use-mine.ts'
import { seriesShare } from '../series-share.ts'
import { useWatched, type WatchedDrama } from '../watched.ts'
import styles from './continue-watching.module.css'
import { Section } from './section.tsx'

/** More than this device keeps: others of the member's devices may have played something since. */
const requestedDramas = 24

/** Once home is drawn; the row stands there from the next visit on. */
const learnOfOtherDevices = () =>
  whenIdle(() => void import('../other-devices.ts').then((part) => part.learnOfOtherDevices()).catch(recordError))

/** What this device played last, in today's language and at the place where the member stopped on any of their devices. */
export const ContinueWatching = ({ section }: { readonly section: HomeSection }) => {
  const dramas = useWatched().slice(0, section.limit)
  const history = useCall(
    collectionCalls.listMine,
    { type: 'history', page: 1, limit: requestedDramas },
    { enabled: dramas.length > 0 },
  )
  const knowsNothing = dramas.length === 0
  useEffect(() => (knowsNothing ? learnOfOtherDevices() : undefined), [knowsNothing])
  if (knowsNothing) return null
  return (
    <Section title={section.title} more={hrefTo('history')}>
      <ul className={styles.row}>
        {dramas.map((drama) => (
          <li key={drama.id} className={styles.item}>
            <WatchedCard
              drama={asReportedBy(
                history.data?.list.find(({ id }) => id === drama.id),
                drama,
              )}
            />
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

const WatchedCard = ({ drama }: { readonly drama: WatchedDrama }) => {
  const t = useTexts()
  const share = seriesShare({ ...drama, released: drama.lastNumber })
  return (
    <a className={styles.card} href={hrefTo('player', { id: drama.id })}>
      <span className={styles.picture} data-theme="dark">
        <Poster url={drama.cover} title={drama.title} ratio="3 / 4" />
        <span className={styles.place}>
          {t('drama.episodeOf', { number: drama.number, total: Math.max(drama.lastNumber, drama.number) })}
        </span>
        <span className={styles.track}>
          <span className={styles.seen} style={{ width: `${share * 100}%` }} />
        </span>
      </span>
      <span className={styles.title}>{drama.title}</span>
    </a>
  )
}
