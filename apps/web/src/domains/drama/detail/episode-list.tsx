import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EpisodeRanges } from '../player/sheets/episode-ranges.tsx'
import { episodeStatusOf } from '../player/sheets/episode-status.ts'
import styles from './episode-list.module.css'
import { type CurrentEpisode, EpisodeRow } from './episode-row.tsx'

interface EpisodeListProps {
  readonly drama: Pick<Video, 'cover'>
  readonly episodes: readonly VideoItem[]
  readonly current: CurrentEpisode | undefined
  readonly isWatched: (number: number) => boolean
  readonly onPress: (episode: VideoItem) => void
}

/** So many rows of a range are in sight soon, and have their pictures at once. */
const eagerRows = 3

/** Episodes as rows with a picture, thirty to a tab. */
export const EpisodeList = ({ drama, episodes, current, isWatched, onPress }: EpisodeListProps) => {
  const areAllFree = episodes.every((episode) => episodeStatusOf(episode) === 'free')
  return (
    <EpisodeRanges episodes={episodes} number={current?.number}>
      {(shown) => (
        <ol className={styles.list} start={shown[0]?.number}>
          {shown.map((episode, index) => (
            <li key={episode.id}>
              <EpisodeRow
                episode={episode}
                cover={episode.cover || drama.cover}
                current={episode.number === current?.number ? current : undefined}
                isWatched={isWatched(episode.number)}
                areAllFree={areAllFree}
                isEager={index < eagerRows}
                onPress={() => onPress(episode)}
              />
            </li>
          ))}
        </ol>
      )}
    </EpisodeRanges>
  )
}

/** The places of the first rows. */
export const EpisodeListSkeleton = () => (
  <div className={styles.list} aria-hidden="true">
    {Array.from({ length: eagerRows }, (_, row) => (
      <div key={row} className={styles.rowPlace}>
        <span className={styles.picturePlace}>
          <Skeleton height="100%" />
        </span>
        <Skeleton width={`${50 + ((row * 17) % 30)}%`} />
      </div>
    ))}
  </div>
)
