import type { FeedVideo } from '@cliffhanger/contract/drama/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { laterPart } from '../../../ui/feedback/later-part.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { NoDramasYet } from '../no-dramas-yet.tsx'
import type { TapPoint } from '../player/controls/fingers/taps.ts'
import { Likes } from '../player/controls/likes.tsx'
import { Overlay } from '../player/controls/overlay.tsx'
import { Stage } from '../player/controls/stage.tsx'
import { useLikes } from '../player/controls/use-likes.ts'
import { usePageSight } from '../player/controls/use-page-sight.ts'
import { usePlayerKeys } from '../player/controls/use-player-keys.ts'
import { useWakeLock } from '../player/controls/use-wake-lock.ts'
import { Surroundings } from '../player/surroundings.tsx'
import { usePlayerSheets } from '../player/use-player-sheets.ts'
import { FeedChrome, FeedRail } from './feed-chrome.tsx'
import { FeedEnd } from './feed-end.tsx'
import { createFeedPlayer, type FeedPlayer } from './feed-player.ts'
import styles from './feed-view.module.css'
import { likeShown } from './like-shown.ts'
import { PlayletTabs } from './playlet-tabs.tsx'

/** The first picture comes without them. */
const Captions = laterPart(async () => (await import('../player/captions/captions.tsx')).Captions)
const FeedSheets = laterPart(async () => (await import('./feed-sheets.tsx')).FeedSheets)

interface FeedViewProps {
  /** It begins with what is recommended first, not with any drama. */
  readonly isRecommended: boolean
  readonly onTheatre: () => void
  readonly onBack: () => void
}

/** The swipe feed: one drama after the other, each from its first episode. */
export const FeedView = ({ isRecommended, onTheatre, onBack }: FeedViewProps) => {
  const t = useTexts()
  const [feed] = useState(() => createFeedPlayer(isRecommended))
  const [visit] = useState(() => Date.now())
  const first = useQuery({
    queryKey: ['feed', visit],
    queryFn: async () => (await feed.list.find(1)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <main className={styles.feed} data-theme="dark" aria-label={t('discover.short')}>
      <h1 className="visually-hidden">{t('discover.short')}</h1>
      {first.data ? (
        <Playing feed={feed} first={first.data} />
      ) : (
        <div className={styles.middle}>
          {first.isPending && <Spinner size={44} />}
          {first.error && <ErrorState error={first.error} onRetry={() => void first.refetch()} />}
          {first.data === null && (
            <NoDramasYet
              action={
                <Button kind="quiet" onClick={onTheatre}>
                  {t('discover.openTheatre')}
                </Button>
              }
            />
          )}
        </div>
      )}
      <header className={styles.top}>
        <IconButton icon={ChevronLeft} label={t('shell.back')} onClick={onBack} />
        <PlayletTabs value="feed" onChange={onTheatre} />
      </header>
    </main>
  )
}

interface PlayingProps {
  readonly feed: FeedPlayer
  readonly first: FeedVideo
}

const Playing = ({ feed: { made, list }, first }: PlayingProps) => {
  const t = useTexts()
  const { player } = made
  const number = useStore(player.state, (state) => state.number)
  const phase = useStore(player.state, (state) => state.phase)
  const hasFrame = useStore(player.state, (state) => state.hasFrame)
  const isDesktop = useIsDesktop()
  // The list grows while the next drama is found; the state of the player then changes too.
  useStore(player.state, (state) => state.item)
  const video = list.at(number) ?? first
  useEffect(() => {
    player.open({ number: 1, startSeconds: 0 })
    return () => player.close()
  }, [player])
  useWakeLock(phase === 'playing')
  usePageSight(player)
  const step = (by: 1 | -1): boolean => {
    const hasStepped = player.step(by)
    if (!hasStepped) toast(t('discover.firstDrama'))
    return hasStepped
  }
  usePlayerKeys(player, step, () => undefined)
  const { likes, likeAt } = useLikes(() => likeShown(video))
  const like = (point: TapPoint) => likeAt(point).catch((error: unknown) => toast(describeFailure(error)))
  const open = () => goTo('player', { id: video.id, number: video.item.number })
  const sheets = usePlayerSheets()
  const rail = <FeedRail key={video.id} video={video} player={player} onStep={step} />
  const stage = (
    <Stage drama={video} made={made} onStep={step} onTap={player.toggle} onDoubleTap={like}>
      <Overlay
        drama={video}
        player={player}
        onUnlock={open}
        end={
          <FeedEnd
            onHome={() => goTo('home', {}, { replace: true })}
            onAgain={() => player.open({ number: 1, startSeconds: 0 })}
          />
        }
      />
      {hasFrame && <Captions made={made} />}
      <Likes likes={likes} />
      <FeedChrome
        video={video}
        player={player}
        rail={!isDesktop && rail}
        onOpen={open}
        onEpisodes={() => sheets.open('episodes')}
      />
    </Stage>
  )
  // Asking for the drama is a visit of it: not before a sheet is wanted.
  const over = (sheets.sheet || sheets.unlockRequest) && (
    <FeedSheets key={video.id} video={video} player={player} sheets={sheets} />
  )
  if (!isDesktop)
    return (
      <>
        {stage}
        {over}
      </>
    )
  return (
    <>
      <Surroundings drama={video} player={player} />
      <div className={styles.picture}>{stage}</div>
      {rail}
      {over}
    </>
  )
}
