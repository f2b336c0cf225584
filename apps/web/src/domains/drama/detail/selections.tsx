import type { Video, VideoItem, WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import { chooseStart, isBehind } from '@cliffhanger/rules/drama/resume.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { type Translate, useTexts } from '../../../platform/texts.ts'
import { SaveButton } from '../offline/save/save-button.tsx'
import type { UnlockRequest } from '../unlock/unlock-sheet.tsx'
import styles from './detail-screen.module.css'
import { EpisodeList, EpisodeListSkeleton } from './episode-list.tsx'
import type { CurrentEpisode } from './episode-row.tsx'

interface SelectionsProps {
  readonly drama: Video
  readonly mark: WatchHistory | null
  /** Undefined while they are on their way. */
  readonly episodes: readonly VideoItem[] | undefined
  /** What stands in their place where they did not come. */
  readonly failure: ReactNode
  /** Whether the page opens here. */
  readonly isFirst: boolean
  /** What opens all that is locked, where it stands above the episodes. */
  readonly unlock?: ReactNode
  readonly onUnlock: (unlockRequest: UnlockRequest) => void
}

/** The episodes as rows, thirty to a tab: one that can be played opens the player, a locked one is offered. */
export const Selections = ({
  drama,
  mark: progress,
  episodes,
  failure,
  isFirst,
  unlock,
  onUnlock,
}: SelectionsProps) => {
  const t = useTexts()
  const part = useRef<HTMLElement>(null)
  const isThere = episodes !== undefined
  useEffect(() => {
    if (isFirst && isThere) part.current?.scrollIntoView({ block: 'start' })
  }, [isFirst, isThere])
  const choose = ({ number, can_play }: VideoItem) => {
    if (can_play === 0) onUnlock({ kind: 'at', number })
    else goTo('player', { id: drama.id, number })
  }
  return (
    <section ref={part} className={styles.part} aria-label={t('collection.selections')}>
      <div className={styles.headingRow}>
        <h2 className={styles.heading}>{t('collection.selections')}</h2>
        <SaveButton drama={drama} />
      </div>
      {unlock}
      {episodes ? (
        <EpisodeList
          drama={drama}
          episodes={episodes}
          current={progress ? continuing(progress, episodes.length, t) : undefined}
          isWatched={(number) => isBehind(number, progress)}
          onPress={choose}
        />
      ) : (
        (failure ?? <EpisodeListSkeleton />)
      )}
    </section>
  )
}

/** The episode that "Continue" plays, with what was watched of it; none once all of them were watched. */
const continuing = (mark: WatchHistory, lastNumber: number, t: Translate): CurrentEpisode | undefined => {
  const { number } = chooseStart(null, mark, lastNumber)
  if (isBehind(number, mark)) return undefined
  // Who left at the very beginning goes on from nowhere.
  const isBegun = number === mark.number && mark.duration > 0 && mark.timeDetail >= 1
  if (!isBegun) return { number, word: t('player.upNext'), share: 0 }
  const share = Math.min(mark.timeDetail / mark.duration, 1)
  return { number, word: t('collection.continuesAt', { time: formatClock(mark.timeDetail) }), share }
}
