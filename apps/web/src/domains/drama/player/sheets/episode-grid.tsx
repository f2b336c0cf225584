import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { isOffered } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { type CurrentEpisode, EpisodeCell } from './episode-cell.tsx'
import styles from './episode-grid.module.css'
import { EpisodeRanges } from './episode-ranges.tsx'
import { episodeStatusOf } from './episode-status.ts'

interface EpisodeGridProps {
  readonly episodes: readonly VideoItem[]
  readonly current: CurrentEpisode | undefined
  readonly isWatched: (number: number) => boolean
  /** Those picked; null while none are picked. */
  readonly picked?: ReadonlySet<number> | null
  readonly onPress: (episode: VideoItem) => void
}

/** Episodes by their numbers, thirty to a tab. */
export const EpisodeGrid = ({ episodes, current, isWatched, picked = null, onPress }: EpisodeGridProps) => {
  const areAllFree = episodes.every((episode) => episodeStatusOf(episode) === 'free')
  return (
    <EpisodeRanges episodes={episodes} number={current?.number}>
      {(shown) => (
        <ul className={styles.grid}>
          {shown.map((episode) => (
            <li key={episode.id}>
              <EpisodeCell
                episode={episode}
                current={episode.number === current?.number ? current : undefined}
                isWatched={isWatched(episode.number)}
                picked={picked && isOffered(episode) ? picked.has(episode.number) : undefined}
                areAllFree={areAllFree}
                isOff={picked !== null && !isOffered(episode)}
                onPress={() => onPress(episode)}
              />
            </li>
          ))}
        </ul>
      )}
    </EpisodeRanges>
  )
}
