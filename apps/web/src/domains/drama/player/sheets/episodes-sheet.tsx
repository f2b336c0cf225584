import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { offerChosen, offerRest } from '@cliffhanger/rules/drama/unlock-offer.ts'
import { useState } from 'react'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Dotted } from '../../../../ui/lists/dotted.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { Poster } from '../../../../ui/pictures/poster.tsx'
import { goldText } from '../../unlock/unlock-act.ts'
import type { UnlockRequest } from '../../unlock/unlock-sheet.tsx'
import { useReleased } from '../../use-released.ts'
import { EpisodeGrid } from './episode-grid.tsx'
import styles from './episodes-sheet.module.css'
import { useRunningTime } from './use-running-time.ts'

interface EpisodesSheetProps {
  readonly drama: Video
  /** The episode that plays. */
  readonly number: number
  readonly isWatched: (number: number) => boolean
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (number: number) => void
  readonly onUnlock: (unlockRequest: UnlockRequest) => void
}

/** The most that one purchase takes (vp-buyVideo). */
const mostChosen = 100

/** All episodes of the drama, thirty to a tab: which can be played, which have to be unlocked, one by one or several at once. */
export const EpisodesSheet = ({ drama, isOpen, onClose, ...rest }: EpisodesSheetProps) => {
  const t = useTexts()
  const { data, error, refetch } = useCall(dramaCalls.getEpisodes, { video_id: drama.id }, { enabled: isOpen })
  const released = useReleased(drama)
  const runningTime = useRunningTime(data?.list)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('drama.episodes')} showTitle={false}>
      <div className={styles.head}>
        <span className={styles.cover}>
          <Poster url={drama.cover} title={drama.title} isEager />
        </span>
        <div>
          <p className={styles.title}>{drama.title}</p>
          <p className={styles.state}>
            <Dotted>{[released, ...runningTime]}</Dotted>
          </p>
        </div>
      </div>
      {!data?.list && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={120} />)}
      {data?.list && <Episodes drama={drama} episodes={data.list} {...rest} />}
    </Sheet>
  )
}

type EpisodesProps = Pick<EpisodesSheetProps, 'drama' | 'number' | 'isWatched' | 'onChoose' | 'onUnlock'> & {
  readonly episodes: readonly VideoItem[]
}

const Episodes = ({ drama, episodes, number, isWatched, onChoose, onUnlock }: EpisodesProps) => {
  const t = useTexts()
  /** Null while none are picked. */
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null)
  const press = (episode: VideoItem) => {
    if (!picked) return onChoose(episode.number)
    const next = new Set(picked)
    if (!next.delete(episode.number) && next.size < mostChosen) next.add(episode.number)
    setPicked(next)
  }
  return (
    <>
      <EpisodeGrid
        episodes={episodes}
        current={{ number, word: t('drama.playingNow') }}
        isWatched={isWatched}
        picked={picked}
        onPress={press}
      />
      <Footer drama={drama} episodes={episodes} picked={picked} onPick={setPicked} onUnlock={onUnlock} />
    </>
  )
}

interface FooterProps extends Pick<EpisodesProps, 'drama' | 'episodes' | 'onUnlock'> {
  readonly picked: ReadonlySet<number> | null
  readonly onPick: (picked: ReadonlySet<number> | null) => void
}

/** What is still locked can be unlocked: all of it, or what was picked. */
const Footer = ({ drama, episodes, picked, onPick, onUnlock }: FooterProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const priced = { episodes, wholePrice: drama.whole_price }
  const rest = offerRest(priced)
  if (!rest) return null
  const offer = picked ? offerChosen(priced, picked) : rest
  const amount = show(goldText(offer?.cost ?? 0n), 'gold')
  return (
    <div className={styles.footer}>
      <Button kind="quiet" onClick={() => onPick(picked ? null : new Set())}>
        {t(picked ? 'player.selectEnd' : 'player.select')}
      </Button>
      <Button
        className={styles.unlock}
        disabled={!offer}
        onClick={() => onUnlock(picked ? { kind: 'chosen', numbers: picked } : { kind: 'rest' })}
      >
        {picked
          ? t('player.unlockChosen', { count: offer?.numbers.length ?? 0, amount })
          : t('player.unlockRest', { amount })}
        {offer && offer.saving > 0n && (
          <span className={styles.saving}>{t('player.saves', { amount: show(goldText(offer.saving), 'gold') })}</span>
        )}
      </Button>
    </div>
  )
}
