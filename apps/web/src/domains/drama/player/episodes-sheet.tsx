import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { useCall } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Poster } from '../../../ui/poster.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import styles from './episodes-sheet.module.css'

interface EpisodesSheetProps {
  readonly drama: Video
  /** The episode that plays. */
  readonly number: number
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (number: number) => void
}

const perTab = 30

/** All episodes of the drama, thirty to a tab. */
export const EpisodesSheet = ({ drama, isOpen, onClose, ...rest }: EpisodesSheetProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('drama.episodes')} showTitle={false}>
      <div className={styles.head}>
        <span className={styles.cover}>
          <Poster url={drama.cover} title={drama.title} isEager />
        </span>
        <div>
          <p className={styles.title}>{drama.title}</p>
          <p className={styles.state}>
            {drama.is_end === 1
              ? t('drama.allEpisodes', { count: drama.total_number })
              : t('drama.updatedTo', { number: drama.update_number })}
          </p>
        </div>
      </div>
      <Episodes drama={drama} {...rest} />
    </Sheet>
  )
}

const Episodes = ({ drama, number, onChoose }: Pick<EpisodesSheetProps, 'drama' | 'number' | 'onChoose'>) => {
  const t = useTexts()
  const { data, error, refetch } = useCall(dramaCalls.getEpisodes, { video_id: drama.id })
  const [tab, setTab] = useState(Math.floor((number - 1) / perTab))
  const episodes = data?.list
  if (!episodes) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={120} />
  const tabs = Array.from({ length: Math.ceil(episodes.length / perTab) }, (_, index) => ({
    value: index,
    label: t('drama.episodeRange', {
      from: index * perTab + 1,
      to: Math.min((index + 1) * perTab, episodes.length),
    }),
  }))
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
            <Cell episode={episode} isPlaying={episode.number === number} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface CellProps {
  readonly episode: VideoItem
  readonly isPlaying: boolean
  readonly onChoose: (number: number) => void
}

const Cell = ({ episode, isPlaying, onChoose }: CellProps) => {
  const t = useTexts()
  const isLocked = episode.can_play === 0
  const name = t('drama.episodeShort', { number: episode.number })
  const state = isPlaying ? t('drama.playingNow') : isLocked ? t('drama.locked') : ''
  return (
    <button
      type="button"
      className={styles.cell}
      data-locked={isLocked}
      aria-label={[name, state].filter(Boolean).join(', ')}
      aria-current={isPlaying}
      onClick={() => onChoose(episode.number)}
    >
      {episode.number}
      {isPlaying && (
        <span className={styles.bars}>
          <i />
          <i />
          <i />
        </span>
      )}
      {isLocked && !isPlaying && (
        <span className={styles.lock}>
          <Icon of={Lock} size={12} />
        </span>
      )}
    </button>
  )
}
