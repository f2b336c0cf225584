import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import Check from 'lucide-react/icons/check'
import Crown from 'lucide-react/icons/crown'
import Lock from 'lucide-react/icons/lock'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import styles from './episode-cell.module.css'
import { type EpisodeStatus, episodeStatusName, episodeStatusOf } from './episode-status.ts'

interface EpisodeCellProps {
  readonly episode: VideoItem
  /** What is said of the episode that stands out; undefined for others. */
  readonly current: string | undefined
  /** Whether it is among those picked; undefined where nothing is picked. */
  readonly picked: boolean | undefined
  /** Cannot be pressed now. */
  readonly isOff: boolean
  /** Every episode is free: none has to say it. */
  readonly areAllFree: boolean
  readonly onPress: () => void
}

/** One episode of the grid: playing, free, unlocked, locked or for members. */
export const EpisodeCell = ({ episode, current, picked, isOff, areAllFree, onPress }: EpisodeCellProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const status = episodeStatusOf(episode)
  const price = status === 'locked' ? t('player.coins', { amount: show(episode.coin_price, 'gold') }) : ''
  const words = [
    t('drama.episodeShort', { number: episode.number }),
    current ?? episodeStatusName(status, t),
    price,
    picked === true ? t('player.selected') : '',
  ]
  return (
    <button
      type="button"
      className={styles.cell}
      data-standing={status}
      aria-label={words.filter(Boolean).join(', ')}
      aria-current={current !== undefined}
      aria-pressed={picked}
      disabled={isOff}
      onClick={onPress}
    >
      {/* The blank separates number and corner for members who say aloud what they see; the accessible name does the same. */}
      {episode.number}{' '}
      {!(areAllFree && current === undefined) && (
        <Corner status={status} isCurrent={current !== undefined} isPicked={picked === true} />
      )}
    </button>
  )
}

interface CornerProps {
  readonly status: EpisodeStatus
  readonly isCurrent: boolean
  readonly isPicked: boolean
}

const Corner = ({ status, isCurrent, isPicked }: CornerProps) => {
  const t = useTexts()
  if (isPicked) return <EpisodeBadge of={Check} />
  if (isCurrent) {
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
  return status === 'free' ? <span className={styles.free}>{t('player.free')}</span> : null
}

const EpisodeBadge = ({ of }: { readonly of: typeof Lock }) => (
  <span className={styles.mark}>
    <Icon of={of} size={12} />
  </span>
)
