import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../../ui/feedback/skeleton.tsx'
import { Dotted } from '../../../../ui/lists/dotted.tsx'
import { Poster } from '../../../../ui/pictures/poster.tsx'
import { Intro } from '../../detail/intro.tsx'
import { tagLine } from '../../tag-line.ts'
import { useReleased } from '../../use-released.ts'
import { useWatchedNumbers } from '../use-watched-numbers.ts'
import { EpisodeRows } from './episode-rows.tsx'
import styles from './player-panel.module.css'
import { SimilarPosters } from './similar-posters.tsx'

interface PlayerPanelProps {
  readonly drama: Video
  /** The episode that plays. */
  readonly number: number
  readonly onChoose: (number: number) => void
}

/** Beside the picture on a desktop: what the drama is about, all of its episodes, and others like it. */
export const PlayerPanel = ({ drama, number, onChoose }: PlayerPanelProps) => {
  const t = useTexts()
  const { data, error, refetch } = useCall(dramaCalls.getEpisodes, { video_id: drama.id })
  const released = useReleased(drama)
  const isWatched = useWatchedNumbers(drama.id, number)
  return (
    <aside className={styles.panel} aria-label={drama.title}>
      <header className={styles.head}>
        <span className={styles.cover}>
          <Poster url={drama.cover} title={drama.title} isEager />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <a href={hrefTo('dramaDetail', { id: drama.id })}>{drama.title}</a>
          </h2>
          <p className={styles.line}>{released}</p>
          <p className={styles.line}>
            <Dotted>{tagLine(drama, 3)}</Dotted>
          </p>
        </div>
      </header>
      {drama.intro !== '' && <Intro text={drama.intro} />}
      <section className={styles.episodes} aria-label={t('drama.episodes')}>
        <h3 className={styles.heading}>{t('drama.episodes')}</h3>
        {data?.list ? (
          <EpisodeRows episodes={data.list} number={number} isWatched={isWatched} onChoose={onChoose} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows />
        )}
      </section>
      {data?.list && <SimilarPosters dramaId={drama.id} />}
    </aside>
  )
}
