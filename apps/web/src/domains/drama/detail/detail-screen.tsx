import { Refused } from '@cliffhanger/client/call-error.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Video, VideoItem, WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import Share2 from 'lucide-react/icons/share-2'
import { type ReactNode, useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Rating } from '../player/sheets/rating.tsx'
import { readPlayerAddress } from '../player-address.ts'
import { RemovedDrama } from '../removed-drama.tsx'
import { LaterUnlockSheet } from '../unlock/later-unlock-sheet.ts'
import type { UnlockRequest } from '../unlock/unlock-sheet.tsx'
import { About } from './about.tsx'
import { FootActions, LikeButton, PageActions, UnlockRest } from './detail-actions.tsx'
import { DetailCounts, DetailCover, DetailWords } from './detail-head.tsx'
import styles from './detail-screen.module.css'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { Intro } from './intro.tsx'
import { Selections } from './selections.tsx'
import { Similar } from './similar.tsx'
import { Stage } from './stage.tsx'
import { useOutOfSight } from './use-out-of-sight.ts'

/** A drama's page: what it is, how long it is and what it costs before anything is played; `panel=selections` opens at its episodes. */
export const DetailScreen = () => {
  const address = readPlayerAddress(useScreenQuery())
  return address ? <OpenDetail id={address.id} /> : <RemovedDrama />
}

const OpenDetail = ({ id }: { readonly id: number }) => {
  const goBack = useGoBack('home')
  const isDesktop = useIsDesktop()
  const { data, error, refetch } = useCall(dramaCalls.getVideo, { id })
  // Asked for side by side, and shown together: what the drama costs and its buttons follow from its episodes.
  const { isPending } = useCall(dramaCalls.getEpisodes, { video_id: id })
  const retry = () => void refetch()
  if (error instanceof Refused && error.is('notFound')) return <RemovedDrama />
  if (!data && error) {
    return (
      <Screen width="wide" top={<NavBar onBack={goBack} />}>
        <ErrorState error={error} onRetry={retry} />
      </Screen>
    )
  }
  if (!data || isPending) {
    return (
      <Screen
        width="wide"
        top={<BarOverArt isClear={!isDesktop} onBack={goBack} />}
        bottom={!isDesktop && <FootPlace />}
        className={isDesktop ? undefined : styles.underBar}
      >
        <DetailSkeleton />
      </Screen>
    )
  }
  return <Detail drama={data.video} mark={data.mark} stale={error ? <StaleNote onRetry={retry} /> : null} />
}

interface BarOverArtProps {
  /** The picture is under it. */
  readonly isClear: boolean
  readonly onBack: () => void
  readonly right?: ReactNode
}

const BarOverArt = ({ isClear, ...rest }: BarOverArtProps) => (
  <div className={styles.bar} data-theme={isClear ? 'dark' : undefined}>
    <NavBar isClear={isClear} {...rest} />
  </div>
)

/** What stands at the foot has its place from the start. */
const FootPlace = () => (
  <BottomBar>
    <Skeleton height={48} radius={24} />
  </BottomBar>
)

interface DetailProps {
  readonly drama: Video
  readonly mark: WatchHistory | null
  /** What stands above a page that could not be updated. */
  readonly stale: ReactNode
}

const Detail = ({ drama, mark: progress, stale }: DetailProps) => {
  const isDesktop = useIsDesktop()
  const isAtSelections = useScreenQuery().get('panel') === 'selections'
  const [unlockRequest, setWish] = useState<UnlockRequest | null>(null)
  const { data, error, refetch } = useCall(dramaCalls.getEpisodes, { video_id: drama.id })
  const episodes = data?.list
  const watch = { drama, mark: progress, episodes, onUnlock: setWish }
  const rest = <UnlockRest {...watch} />
  const selections = (
    <Selections
      drama={drama}
      mark={progress}
      episodes={episodes}
      failure={error && <ErrorState error={error} onRetry={() => void refetch()} />}
      isFirst={isAtSelections}
      unlock={!isDesktop && rest}
      onUnlock={setWish}
    />
  )
  const Page = isDesktop ? WidePage : PhonePage
  return (
    <>
      <Page {...watch} stale={stale} selections={selections} rest={rest} />
      {unlockRequest && <LaterUnlockSheet drama={drama} unlockRequest={unlockRequest} onClose={() => setWish(null)} />}
    </>
  )
}

interface PageProps extends DetailProps {
  readonly episodes: readonly VideoItem[] | undefined
  readonly onUnlock: (unlockRequest: UnlockRequest) => void
  readonly selections: ReactNode
  /** What opens all that is locked. */
  readonly rest: ReactNode
}

const PhonePage = ({ drama, mark: progress, stale, episodes, onUnlock, selections }: PageProps) => {
  const goBack = useGoBack('home')
  const [isPastTitle, titleRef] = useOutOfSight()
  const acts = (
    <>
      <LikeButton drama={drama} />
      <ShareButton drama={drama} />
    </>
  )
  return (
    <Screen
      width="wide"
      top={<BarOverArt isClear={!isPastTitle} onBack={goBack} right={acts} />}
      bottom={
        <BottomBar>
          <FootActions drama={drama} mark={progress} episodes={episodes} onUnlock={onUnlock} />
        </BottomBar>
      }
      className={classNames(styles.middle, styles.underBar)}
    >
      <Stage drama={drama} episodes={episodes} title={titleRef} />
      {stale}
      {drama.intro !== '' && <About text={drama.intro} />}
      {selections}
      <section className={styles.part}>
        <Rating drama={drama} />
      </section>
      <Similar id={drama.id} />
    </Screen>
  )
}

const WidePage = ({ drama, mark: progress, stale, episodes, onUnlock, selections, rest }: PageProps) => {
  const goBack = useGoBack('home')
  return (
    <Screen
      width="wide"
      top={<NavBar onBack={goBack} right={<ShareButton drama={drama} />} />}
      className={styles.middle}
    >
      {stale}
      <div className={styles.page}>
        <div className={styles.side}>
          <DetailCover drama={drama} />
          <DetailCounts drama={drama} />
        </div>
        <div>
          <DetailWords drama={drama} episodes={episodes} />
          <PageActions drama={drama} mark={progress} episodes={episodes} onUnlock={onUnlock} rest={rest} />
          {drama.intro !== '' && <Intro text={drama.intro} />}
          {selections}
          <section className={styles.part}>
            <Rating drama={drama} />
          </section>
        </div>
      </div>
      <Similar id={drama.id} />
    </Screen>
  )
}

/** V-25 */
const ShareButton = ({ drama }: { readonly drama: Video }) => {
  const t = useTexts()
  if (drama.is_shareable === 0) return null
  return <IconButton icon={Share2} label={t('player.share')} onClick={() => goTo('shareVideo', { id: drama.id })} />
}
