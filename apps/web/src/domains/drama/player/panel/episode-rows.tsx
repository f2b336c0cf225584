import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { formatLength } from '@cliffhanger/i18n/format/durations.ts'
import type { LucideIcon } from 'lucide-react'
import AudioLines from 'lucide-react/icons/audio-lines'
import Check from 'lucide-react/icons/check'
import Crown from 'lucide-react/icons/crown'
import Lock from 'lucide-react/icons/lock'
import Play from 'lucide-react/icons/play'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { type EpisodeStatus, episodeStatusName, episodeStatusOf } from '../sheets/episode-status.ts'
import styles from './episode-rows.module.css'

interface EpisodeRowsProps {
  readonly episodes: readonly VideoItem[]
  /** The episode that plays; it is brought into sight. */
  readonly number: number
  readonly isWatched: (number: number) => boolean
  readonly onChoose: (number: number) => void
}

/** All episodes of a drama, one below the other, each with how it stands for me. */
export const EpisodeRows = ({ episodes, number, isWatched, onChoose }: EpisodeRowsProps) => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.children.item(number - 1)?.scrollIntoView({ block: 'nearest' })
  }, [number])
  const areAllFree = episodes.every((episode) => episodeStatusOf(episode) === 'free')
  return (
    <ol ref={list} className={styles.rows}>
      {episodes.map((episode) => (
        <li key={episode.id}>
          <EpisodeRow
            episode={episode}
            isCurrent={episode.number === number}
            isWatched={isWatched(episode.number)}
            areAllFree={areAllFree}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ol>
  )
}

interface EpisodeRowProps extends Pick<EpisodeRowsProps, 'onChoose'> {
  readonly episode: VideoItem
  readonly isCurrent: boolean
  readonly isWatched: boolean
  /** None has to say it. */
  readonly areAllFree: boolean
}

const EpisodeRow = ({ episode, isCurrent, isWatched, areAllFree, onChoose }: EpisodeRowProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const status = episodeStatusOf(episode)
  const price = status === 'locked' ? t('player.coins', { amount: show(episode.coin_price, 'gold') }) : ''
  // One that is locked is chosen, and does not play; its first seconds may.
  const isPlaying = isCurrent && (episode.can_play === 1 || episode.preview_seconds > 0)
  const word = isPlaying
    ? t('drama.playingNow')
    : isWatched && episode.can_play === 1
      ? t('player.watched')
      : price || (areAllFree ? '' : episodeStatusName(episode, t))
  const name = t('drama.episodeShort', { number: episode.number })
  const choose = ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Pressed by a mouse, it leaves the keys to the player: space pauses, and does not choose once more.
    if (detail > 0) currentTarget.blur()
    onChoose(episode.number)
  }
  return (
    <button
      type="button"
      className={styles.row}
      data-standing={isWatched && episode.can_play === 1 ? 'watched' : status}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={choose}
    >
      <span className={styles.sign}>
        <Icon of={signOf(status, isPlaying, isWatched)} size={18} />
      </span>
      <span className={styles.words}>
        {episode.title !== '' && <span className="visually-hidden">{name} </span>}
        <span className={styles.name}>{episode.title === '' ? name : `${episode.number}. ${episode.title}`}</span>{' '}
        {word !== '' && <span className={styles.word}>{word}</span>}
      </span>
      <span className={styles.time}>{formatLength(episode.duration)}</span>
    </button>
  )
}

const signOf = (status: EpisodeStatus, isPlaying: boolean, isWatched: boolean): LucideIcon => {
  if (isPlaying) return AudioLines
  if (status === 'locked') return Lock
  if (status === 'members') return Crown
  return isWatched ? Check : Play
}
