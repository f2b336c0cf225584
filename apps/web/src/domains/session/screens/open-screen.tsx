import { paths } from '@cliffhanger/contract/client-paths.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { useEffect, useEffectEvent } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { downloads, platformCode } from '../../../platform/server/endpoints.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { isIos } from '../../../platform/session/device.ts'
import { saveInvitation } from '../../../platform/session/invitation.ts'
import { useIsSignedIn } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { clearOpeningWords, presentOpening } from '../../../shared/opening/opening.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Brand } from '../components/brand.tsx'
import { saveTarget, targetOf } from '../open-target.ts'
import styles from './login-screen.module.css'

/** Landing page of shared links: keeps who shared what, then goes on to the start page and from there to the target, with a member at once. What
 *  the link's page plays goes on playing behind it. */
export const OpenScreen = () => {
  const t = useTexts()
  const query = useScreenQuery()
  const site = useCall(sessionCalls.getSiteConfig, { plat_code: platformCode() })
  const version = useCall(sessionCalls.getVersionInfo, { plat_code: platformCode(), device_os: systemOfDownload() })
  const downloadUrl = downloadAddress(version.data?.url)
  const target = targetOf(query)
  const isSignedIn = useIsSignedIn()
  const opening = presentOpening()

  useEffect(() => saveInvitation(query), [query])
  const proceed = () => {
    saveTarget(target)
    goTo('start', {}, { replace: true })
  }
  const isLedOn = isSignedIn && target !== null
  const leadOn = useEffectEvent(proceed)
  useEffect(() => {
    if (isLedOn) leadOn()
  }, [isLedOn])
  useEffect(clearOpeningWords, [])

  if (isLedOn) return <main className={styles.screen} data-behind={opening !== null} aria-busy />
  if (!site.data) {
    return (
      <main className={styles.screen} data-behind={opening !== null}>
        {site.error ? <ErrorState error={site.error} onRetry={() => void site.refetch()} /> : <Spinner />}
      </main>
    )
  }
  return (
    <main className={styles.screen} data-behind={opening !== null}>
      {opening ? <h1 className={styles.title}>{opening.title}</h1> : <Brand tagline />}
      <div className={styles.actions}>
        <p className={styles.other}>{t(wordsFor(target))}</p>
        <Button block onClick={proceed}>
          {t('session.continueToApp')}
        </Button>
        {downloadUrl !== null && (
          <a className={styles.other} href={downloadUrl} rel="noreferrer">
            {t('session.download')}
          </a>
        )}
      </div>
    </main>
  )
}

/** What somebody is here for. */
const wordsFor = (target: string | null) => {
  if (target === null) return 'session.openToWatch'
  return target.startsWith(`${paths.joinGroup}?`) ? 'session.openGroup' : 'session.openShared'
}

const systemOfDownload = () => (isIos() ? 'ios' : 'android')

/** Address of the app's package for this device: the published one, else the configured one; null where there is none. */
const downloadAddress = (published: string | undefined): string | null => {
  const configured = isIos() ? downloads()?.ios_url : downloads()?.android_url
  const address = published || configured || ''
  return /^https?:\/\//.test(address) ? address : null
}
