import { Refused } from '@cliffhanger/client/call-error.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { chooseStart, type Start } from '@cliffhanger/rules/drama/resume.ts'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import { openingOf, presentOpening } from '../../../shared/opening/opening.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { dramaQuery } from '../drama-query.ts'
import { useCopiedDrama } from '../offline/use-copied-drama.ts'
import { episodeQuery } from '../player/engine/episode-query.ts'
import { loadHls } from '../player/engine/video/load-hls.ts'
import { PlayerView } from '../player/player-view.tsx'
import { type PlayerAddress, readPlayerAddress } from '../player-address.ts'
import { RemovedDrama } from '../removed-drama.tsx'
import { forgetWatched } from '../watched.ts'
import styles from './player-screen.module.css'

/** Plays a drama: `id`, and with `number` that episode, else from where the member stopped. */
export const PlayerScreen = () => {
  const address = readPlayerAddress(useScreenQuery())
  return address ? <OpenDrama {...address} /> : <RemovedDrama />
}

/** The drama, the episode that is most likely wanted, and hls.js are asked for at once: they need not wait for each other. */
const OpenDrama = ({ id, requested, likely, shareCode }: PlayerAddress) => {
  const goBack = useGoBack('home')
  usePrefetchQuery(episodeQuery(id, likely))
  usePrefetchQuery(dramaQuery(id, shareCode))
  const { data: answered, error, refetch, isStale, isFetching } = useCall(dramaCalls.getVideo, { id })
  const isRemoved = error instanceof Refused && error.is('notFound')
  const copied = useCopiedDrama(id, !answered && !isRemoved)
  const data = answered ?? copied
  // What this device remembers may be older than what was watched on another one: then the mark is waited for.
  const [start, setStart] = useState<Start>()
  if (!start && data && (copied || !(isStale && isFetching)))
    setStart(withOpening(id, chooseStart(requested, data.mark, data.video.update_number)))
  useEffect(() => {
    loadHls().catch(recordError)
  }, [])
  useEffect(() => {
    if (isRemoved) forgetWatched(id)
  }, [isRemoved, id])
  if (isRemoved) return <RemovedDrama />
  if (data && start) return <PlayerView key={id} drama={data.video} start={start} />
  if (!error && presentOpening()?.dramaId === id) return <main aria-busy />
  return (
    <Screen top={<NavBar title="" onBack={goBack} />} className={styles.waiting}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Spinner size={36} />}
    </Screen>
  )
}

/** What is begun anew goes on where the link's page is. */
const withOpening = (id: number, start: Start): Start => {
  const opening = start.startSeconds === 0 ? openingOf(id, start.number) : null
  return opening ? { ...start, startSeconds: opening.video.currentTime } : start
}
