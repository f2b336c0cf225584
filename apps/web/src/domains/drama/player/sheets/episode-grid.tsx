import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { isOffered } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Tabs } from '../../../../ui/layout/tabs.tsx'
import { type CurrentEpisode, EpisodeCell } from './episode-cell.tsx'
import styles from './episode-grid.module.css'
import { episodeStatusOf } from './episode-status.ts'

interface EpisodeGridProps {
  readonly episodes: readonly VideoItem[]
  readonly current: CurrentEpisode | undefined
  readonly isWatched: (number: number) => boolean
  /** Those picked; null while none are picked. */
  readonly picked?: ReadonlySet<number> | null
  readonly onPress: (episode: VideoItem) => void
}

const perTab = 30

/** Episodes, thirty to a tab. */
export const EpisodeGrid = ({ episodes, current, isWatched, picked = null, onPress }: EpisodeGridProps) => {
  const t = useTexts()
  const [tab, setTab] = useState(Math.floor(((current?.number ?? 1) - 1) / perTab))
  const tabs = Array.from({ length: Math.ceil(episodes.length / perTab) }, (_, index) => ({
    value: index,
    label: t('drama.episodeRange', {
      from: index * perTab + 1,
      to: Math.min((index + 1) * perTab, episodes.length),
    }),
  }))
  const areAllFree = episodes.every((episode) => episodeStatusOf(episode) === 'free')
  return (
    <>
      {tabs.length > 1 && (
        <div className={styles.tabs}>
          <Tabs label={t('drama.episodes')} tabs={tabs} value={tab} onChange={setTab} />
        </div>
      )}
      <ul className={styles.grid}>
        {episodes.slice(tab * perTab, (tab + 1) * perTab).map((episode) => (
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
    </>
  )
}
