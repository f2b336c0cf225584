import { Refused } from '@cliffhanger/client/call-error.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { chooseStart } from '@cliffhanger/rules/drama/resume.ts'
import { usePrefetchQuery } from '@tanstack/react-query'
import Clapperboard from 'lucide-react/icons/clapperboard'
import { useEffect } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation.ts'
import { useCall } from '../../../platform/queries.ts'
import { recordFault } from '../../../platform/request-log.ts'
import { useScreenQuery } from '../../../platform/router.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { NavBar } from '../../../ui/nav-bar.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { episodeQuery } from '../player/episode-query.ts'
import { loadHls } from '../player/load-hls.ts'
import { PlayerView } from '../player/player-view.tsx'
import { type PlayerAddress, readPlayerAddress } from '../player-address.ts'
import { forgetWatched } from '../watched.ts'
import styles from './player-screen.module.css'

/** Plays a drama: `id`, and with `number` that episode, else from where the member stopped. */
export const PlayerScreen = () => {
  const address = readPlayerAddress(useScreenQuery())
  return address ? <OpenDrama {...address} /> : <Removed />
}

/** The drama, the episode that is most likely wanted, and hls.js are asked for at once: they need not wait for each other. */
const OpenDrama = ({ id, asked, likely }: PlayerAddress) => {
  const goBack = useGoBack('home')
  usePrefetchQuery(episodeQuery(id, likely))
  const { data, error, refetch } = useCall(dramaCalls.getVideo, { id })
  const isRemoved = error instanceof Refused && error.is('notFound')
  useEffect(() => {
    loadHls().catch(recordFault)
  }, [])
  useEffect(() => {
    if (isRemoved) forgetWatched(id)
  }, [isRemoved, id])
  if (isRemoved) return <Removed />
  if (data) {
    const { video, mark } = data
    return <PlayerView key={id} drama={video} start={chooseStart(asked, mark, video.update_number)} />
  }
  return (
    <Screen top={<NavBar title="" onBack={goBack} />} className={styles.waiting}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Spinner size={36} />}
    </Screen>
  )
}

const Removed = () => {
  const t = useTexts()
  const goBack = useGoBack('home')
  return (
    <Screen top={<NavBar title="" onBack={goBack} />}>
      <EmptyState
        icon={Clapperboard}
        title={t('drama.removed')}
        hint={t('drama.removedHint')}
        action={
          <Button kind="quiet" onClick={() => goTo('home', {}, { replace: true })}>
            {t('drama.backHome')}
          </Button>
        }
      />
    </Screen>
  )
}
