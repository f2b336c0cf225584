import { useEffect, useEffectEvent, useState } from 'react'
import { goTo, isAt } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { isOnline, useIsOnline, waitForNetwork } from '../../../platform/server/network.ts'
import { currentPlatform } from '../../../platform/server/platform-info.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import { saveInvitation } from '../../../platform/session/invitation.ts'
import { currentSession, useIsSignedIn } from '../../../platform/session/session.ts'
import { readStored } from '../../../platform/storage/storage.ts'
import { useTexts } from '../../../platform/texts.ts'
import { endFirstPicture } from '../../../shared/first-picture.ts'
import { hasCopies } from '../../../shared/offline/has-copies.ts'
import { presentOpening } from '../../../shared/opening/opening.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { notify } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { type RequestCode, useAuthenticator } from '../authenticator.tsx'
import { Brand } from '../components/brand.tsx'
import { describeStartFailure, findUpdateToShow, isRegistrationOpen, loadConfiguration } from '../configuration.ts'
import { duringStart } from '../during-start.ts'
import { takeEarlyAnswers } from '../early-answers.ts'
import { enter } from '../enter.ts'
import { saveTarget, targetOf } from '../open-target.ts'
import { resumeSession } from '../resume-session.ts'
import { needsInformation, runStart, type StartOutcome, type StartPorts } from '../start-sequence.ts'
import styles from './start-screen.module.css'

/** A start that failed behind another screen is repeated so soon where the network is there and the server is not. */
const retryMs = 30_000

const untilNextTry = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, retryMs)
  })

/** Where the platform asks whoever is new, the page that asks comes while their account is made. */
const preloadInformation = (): void => {
  const platform = currentPlatform()
  if (platform && needsInformation({ is_updated_avatar_nickname: 0 }, platform))
    import('./information-screen.tsx').catch(recordError)
}

const portsOf = (early: ReturnType<typeof takeEarlyAnswers>, requestCode: RequestCode): StartPorts => ({
  waitForNetwork,
  loadConfiguration: async () => {
    const { plat_status } = await (early?.configuration ?? loadConfiguration())
    return { isOpen: plat_status === 1 }
  },
  checkUpdate: () => early?.version() ?? findUpdateToShow(),
  // One that was asked about may be over by now.
  hasStoredSession: early !== undefined || currentSession() !== null,
  wasForcedOut: readStored('forced-logout') !== null,
  resume: () => resumeSession(early?.member()),
  signInByDevice: async () => {
    preloadInformation()
    return (await import('../sign-in.ts')).signInByDevice(requestCode)
  },
  isRegistrationOpen,
})

/** Opens the app: see `runStart` for what happens and in which order. */
export const StartScreen = () => {
  const t = useTexts()
  const query = useScreenQuery()
  const authenticator = useAuthenticator()
  const [failure, setFailure] = useState<string | null>(null)
  const [isClosed, setIsClosed] = useState(false)

  const follow = (outcome: StartOutcome): void => {
    switch (outcome.kind) {
      case 'closed':
        void notify({ title: t('session.prompt'), text: t('session.platformClosed') }).then(() => setIsClosed(true))
        return
      case 'update':
        return goTo('appUpdate', { updata_info: JSON.stringify(outcome.version) }, { replace: true })
      case 'signedIn':
        return enter(outcome.user, outcome)
      case 'login':
        return goTo('login', {}, { replace: true })
      case 'loginEmail':
        if (outcome.error !== undefined) toast(describeStartFailure(outcome.error))
        return goTo('loginEmail', {}, { replace: true })
      case 'failed':
        toast(describeStartFailure(outcome.error))
        return setFailure(describeStartFailure(outcome.error))
    }
  }

  /** Another screen took over while there was no network: the member stays on it unless they may not. */
  const followBehind = (outcome: StartOutcome): void => {
    // Where the session is over, the guard has led back to the start page, which starts by itself.
    if (outcome.kind === 'signedIn' || currentSession() === null || isAt('start')) return
    if (outcome.kind === 'closed') goTo('start', {}, { replace: true })
    else follow(outcome)
  }

  const begin = useEffectEvent(async (isCurrent: () => boolean) => {
    // Nothing else of the app works without a network; the sign-in goes on behind it once there is one.
    if (!isOnline() && hasCopies()) goTo('downloads', {}, { replace: true })
    let early = takeEarlyAnswers()
    for (;;) {
      await waitForNetwork()
      // Another screen took over, and the member logged out there.
      if (!isCurrent() && currentSession() === null) return
      const outcome = await duringStart(() => runStart(portsOf(early, authenticator.ask)))
      if (isCurrent()) return follow(outcome)
      if (outcome.kind !== 'failed') return followBehind(outcome)
      early = undefined
      await untilNextTry()
    }
  })

  const isConnected = useIsOnline()
  useEffect(() => {
    if (!isConnected) endFirstPicture()
  }, [isConnected])

  const isTrying = failure === null
  useEffect(() => {
    if (!isTrying) return endFirstPicture()
    let isCurrent = true
    // A page that is mounted twice in a row starts once: the first mounting is over before this runs.
    const timer = setTimeout(() => void begin(() => isCurrent))
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isTrying])

  useEffect(() => {
    saveInvitation(new URLSearchParams(location.search))
    saveInvitation(query)
    saveTarget(targetOf(query))
  }, [query])

  if (isClosed) return null
  const isBehind = presentOpening() !== null
  return (
    <main className={styles.screen} data-behind={isBehind}>
      {!isBehind && <Brand tagline />}
      <div className={styles.state} aria-live="polite">
        {failure === null ? <Waiting /> : <Failed reason={failure} onRetry={() => setFailure(null)} />}
      </div>
      {authenticator.sheet}
    </main>
  )
}

const Waiting = () => {
  const t = useTexts()
  const isConnected = useIsOnline()
  const isSignedIn = useIsSignedIn()
  return (
    <>
      <Spinner />
      <p>{t(isConnected ? 'session.starting' : 'session.waitingForNetwork')}</p>
      {!isConnected && isSignedIn && (
        <Button kind="quiet" size="small" onClick={() => goTo('home', {}, { replace: true })}>
          {t('session.continueOffline')}
        </Button>
      )}
    </>
  )
}

const Failed = ({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) => {
  const t = useTexts()
  return (
    <>
      <p>{reason}</p>
      <Button size="small" onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    </>
  )
}
