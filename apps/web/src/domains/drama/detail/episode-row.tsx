import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { formatLength } from '@cliffhanger/i18n/format/durations.ts'
import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import Crown from 'lucide-react/icons/crown'
import Lock from 'lucide-react/icons/lock'
import Play from 'lucide-react/icons/play'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { type EpisodeStatus, episodeStatusName, episodeStatusOf } from '../player/sheets/episode-status.ts'
import styles from './episode-list.module.css'

/** The episode to go on with. */
export interface CurrentEpisode {
  readonly number: number
  /** What is said of it. */
  readonly word: string
  /** How much of it was watched, 0…1. */
  readonly share: number
}

interface EpisodeRowProps {
  readonly episode: VideoItem
  readonly cover: string
  /** Undefined where another one is to go on with. */
  readonly current: CurrentEpisode | undefined
  readonly isWatched: boolean
  /** Every episode is free: none has to say it. */
  readonly areAllFree: boolean
  readonly isEager: boolean
  readonly onPress: () => void
}

/** One episode: its picture with how long it is, number and title, and how it stands for the member. */
export const EpisodeRow = ({ episode, cover, current, isWatched, areAllFree, isEager, onPress }: EpisodeRowProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const { number, title, can_play: canPlay, coin_price: price } = episode
  const status = episodeStatusOf(episode)
  const isBehind = isWatched && current === undefined && canPlay === 1
  const name = t('drama.episodeShort', { number })
  const cost = status === 'locked' ? show(price, 'gold') : ''
  const statusWord = episodeStatusName(episode, t)
  const said = [
    name,
    title,
    current?.word ?? '',
    current && canPlay === 1 ? '' : statusWord,
    isBehind ? t('player.watched') : '',
    cost === '' ? '' : t('player.coins', { amount: cost }),
  ]
  const word =
    (canPlay === 1 && current?.word) || cost || (isBehind || (status === 'free' && areAllFree) ? '' : statusWord)
  return (
    <button
      type="button"
      className={styles.row}
      data-standing={isBehind ? 'watched' : status}
      aria-current={current !== undefined}
      onClick={onPress}
    >
      <span className="visually-hidden">{said.filter(Boolean).join(', ')}</span>
      <span className={styles.picture} aria-hidden="true">
        <Poster url={cover} title="" ratio="16 / 9" isEager={isEager} />
        {episode.duration > 0 && <span className={styles.length}>{formatLength(episode.duration)}</span>}
        {current && current.share > 0 && (
          <span className={styles.track}>
            <span className={styles.seen} style={{ width: `${current.share * 100}%` }} />
          </span>
        )}
      </span>
      <span className={styles.words} aria-hidden="true">
        <span className={styles.name}>{title === '' ? name : `${number}. ${title}`}</span>
        {word !== '' && <span className={styles.word}>{word}</span>}
      </span>
      <span className={styles.sign} aria-hidden="true">
        <Icon of={signOf(status, isBehind)} size={18} />
      </span>
    </button>
  )
}

const signOf = (status: EpisodeStatus, isBehind: boolean): LucideIcon => {
  if (status === 'locked') return Lock
  if (status === 'members') return Crown
  return isBehind ? Check : Play
}
