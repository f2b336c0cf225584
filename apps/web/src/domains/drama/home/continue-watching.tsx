import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import { useQueries } from '@tanstack/react-query'
import { hrefTo } from '../../../platform/paths.ts'
import { callQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Poster } from '../../../ui/poster.tsx'
import { useWatched, type WatchedDrama } from '../watched.ts'
import styles from './continue-watching.module.css'
import { Section } from './section.tsx'

/** What this device played last, at the place where the member stopped on any of his devices. */
export const ContinueWatching = ({ section }: { readonly section: HomeSection }) => {
  const dramas = useWatched().slice(0, section.limit)
  const marks = useQueries({
    queries: dramas.map(({ id }) => callQuery(dramaCalls.getMark, { video_id: id })),
  })
  if (dramas.length === 0) return null
  return (
    <Section title={section.title} more={hrefTo('history')}>
      <ul className={styles.row}>
        {dramas.map((drama, index) => {
          const mark = marks[index]?.data
          const place = mark && {
            number: mark.number,
            positionSeconds: mark.timeDetail,
            durationSeconds: mark.duration,
          }
          return (
            <li key={drama.id} className={styles.item}>
              <WatchedCard drama={{ ...drama, ...place }} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

const WatchedCard = ({ drama }: { readonly drama: WatchedDrama }) => {
  const t = useTexts()
  const share = drama.durationSeconds > 0 ? Math.min(1, drama.positionSeconds / drama.durationSeconds) : 0
  return (
    <a className={styles.card} href={hrefTo('player', { id: drama.id })}>
      <span className={styles.picture}>
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
