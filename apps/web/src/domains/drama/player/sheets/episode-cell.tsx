import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import Check from 'lucide-react/icons/check'
import Crown from 'lucide-react/icons/crown'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import styles from './episode-cell.module.css'
import { type EpisodeStatus, episodeStatusName, episodeStatusOf } from './episode-status.ts'

/** The episode that plays. */
export interface CurrentEpisode {
  readonly number: number
  /** What is said of it. */
  readonly word: string
}

interface EpisodeCellProps {
  readonly episode: VideoItem
  /** Undefined where another one plays. */
  readonly current: CurrentEpisode | undefined
  readonly isWatched: boolean
  /** Whether it is among those picked; undefined where nothing is picked. */
  readonly picked: boolean | undefined
  /** Cannot be pressed now. */
  readonly isOff: boolean
  /** Every episode is free: none has to say it. */
  readonly areAllFree: boolean
  readonly onPress: () => void
}

/** One episode of the grid: playing, watched, free, unlocked, locked or for members. */
export const EpisodeCell = (props: EpisodeCellProps) => {
  const { episode, current, isWatched, picked, isOff, areAllFree, onPress } = props
  const t = useTexts()
  const { show } = useAmounts()
  const status = episodeStatusOf(episode)
  const isBehind = isWatched && current === undefined && episode.can_play === 1
  const price = status === 'locked' ? t('player.coins', { amount: show(episode.coin_price, 'gold') }) : ''
  const words = [
    t('drama.episodeShort', { number: episode.number }),
    current?.word ?? '',
    current && episode.can_play === 1 ? '' : episodeStatusName(episode, t),
    isBehind ? t('player.watched') : '',
    price,
    picked === true ? t('player.selected') : '',
  ]
  return (
    <button
      type="button"
      className={styles.cell}
      data-standing={status}
      data-watched={isBehind}
      aria-label={words.filter(Boolean).join(', ')}
      aria-current={current !== undefined}
      aria-pressed={picked}
      disabled={isOff}
      onClick={onPress}
    >
      {/* The blank separates number and corner for members who say aloud what they see; the accessible name does the same. */}
      {episode.number}{' '}
      {picked === true ? (
        <EpisodeBadge of={Check} />
      ) : (
        <Corner status={status} current={current} isBehind={isBehind} saysFree={!areAllFree} />
      )}
    </button>
  )
}

interface CornerProps extends Pick<EpisodeCellProps, 'current'> {
  readonly status: EpisodeStatus
  readonly isBehind: boolean
  readonly saysFree: boolean
}

const Corner = ({ status, current, isBehind, saysFree }: CornerProps) => {
  const t = useTexts()
  if (current) {
    return (
      <span className={styles.bars}>
        <i />
        <i />
        <i />
      </span>
    )
  }
  if (status === 'locked') return <EpisodeBadge of={Lock} />
  if (status === 'members') return <EpisodeBadge of={Crown} />
  if (isBehind) return <EpisodeBadge of={Check} />
  if (status === 'owned') return <EpisodeBadge of={LockOpen} />
  return status === 'free' && saysFree ? <span className={styles.free}>{t('player.free')}</span> : null
}

const EpisodeBadge = ({ of }: { readonly of: typeof Lock }) => (
  <span className={styles.mark}>
    <Icon of={of} size={12} />
  </span>
)
