import { Refused } from '@cliffhanger/client/call-error.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Video, WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Rating } from '../player/sheets/rating.tsx'
import { readPlayerAddress } from '../player-address.ts'
import { RemovedDrama } from '../removed-drama.tsx'
import { LaterUnlockSheet } from '../unlock/later-unlock-sheet.ts'
import type { UnlockRequest } from '../unlock/unlock-sheet.tsx'
import { BesideActions, DetailActions } from './detail-actions.tsx'
import { DetailCounts, DetailCover, DetailHead, DetailWords } from './detail-head.tsx'
import styles from './detail-screen.module.css'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { Intro } from './intro.tsx'
import { Selections } from './selections.tsx'
import { Similar } from './similar.tsx'

/** A drama's page: what it is, how long it is and what it costs before anything is played; `panel=selections` opens at its episodes. */
export const DetailScreen = () => {
  const address = readPlayerAddress(useScreenQuery())
  return address ? <OpenDetail id={address.id} /> : <RemovedDrama />
}

const OpenDetail = ({ id }: { readonly id: number }) => {
  const goBack = useGoBack('home')
  const { data, error, refetch } = useCall(dramaCalls.getVideo, { id })
  // Asked for side by side, and shown together: what the drama costs and its buttons follow from its episodes.
  const { isPending } = useCall(dramaCalls.getEpisodes, { video_id: id })
  const retry = () => void refetch()
  if (error instanceof Refused && error.is('notFound')) return <RemovedDrama />
  if (!data || isPending) {
    return (
      <Screen width="wide" top={<NavBar onBack={goBack} />}>
        {error ? <ErrorState error={error} onRetry={retry} /> : <DetailSkeleton />}
      </Screen>
    )
  }
  return <Detail drama={data.video} mark={data.mark} stale={error ? <StaleNote onRetry={retry} /> : null} />
}

interface DetailProps {
  readonly drama: Video
  readonly mark: WatchHistory | null
  /** What stands above a page that could not be updated. */
  readonly stale: React.ReactNode
}

const Detail = ({ drama, mark: progress, stale }: DetailProps) => {
  const t = useTexts()
  const goBack = useGoBack('home')
  const isDesktop = useIsDesktop()
  const isAtSelections = useScreenQuery().get('panel') === 'selections'
  const [unlockRequest, setWish] = useState<UnlockRequest | null>(null)
  const { data, error, refetch } = useCall(dramaCalls.getEpisodes, { video_id: drama.id })
  const episodes = data?.list
  // V-25
  const share = drama.is_shareable === 1 && (
    <IconButton icon={Share2} label={t('player.share')} onClick={() => goTo('shareVideo', { id: drama.id })} />
  )
  const acts = (
    <DetailActions drama={drama} mark={progress} episodes={episodes} onUnlock={setWish} isInPage={isDesktop} />
  )
  const intro = drama.intro !== '' && <Intro text={drama.intro} />
  const selections = (
    <Selections
      drama={drama}
      mark={progress}
      episodes={episodes}
      failure={error && <ErrorState error={error} onRetry={() => void refetch()} />}
      isFirst={isAtSelections}
      onUnlock={setWish}
    />
  )
  const rating = (
    <section className={styles.part}>
      <Rating drama={drama} />
    </section>
  )
  return (
    <Screen
      width="wide"
      top={<NavBar onBack={goBack} right={share} />}
      bottom={!isDesktop && <BottomBar>{acts}</BottomBar>}
      className={styles.middle}
    >
      {stale}
      {isDesktop ? (
        <div className={styles.page}>
          <div className={styles.side}>
            <DetailCover drama={drama} />
            <DetailCounts drama={drama} />
          </div>
          <div>
            <DetailWords drama={drama} episodes={episodes} />
            {acts}
            {intro}
            {selections}
            {rating}
          </div>
        </div>
      ) : (
        <>
          <DetailHead
            drama={drama}
            episodes={episodes}
            acts={<BesideActions drama={drama} episodes={episodes} onUnlock={setWish} />}
          />
          {intro}
          {selections}
          {rating}
        </>
      )}
      <Similar id={drama.id} />
      {unlockRequest && <LaterUnlockSheet drama={drama} unlockRequest={unlockRequest} onClose={() => setWish(null)} />}
    </Screen>
  )
}
