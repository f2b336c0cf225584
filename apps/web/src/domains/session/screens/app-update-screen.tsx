import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { type VersionInfo, versionInfo } from '@cliffhanger/contract/session/schemas.ts'
import { appVersion } from '@cliffhanger/contract/version.ts'
import { formatSize } from '@cliffhanger/i18n/format/numbers.ts'
import { compareVersions } from '@cliffhanger/rules/session/app-version.ts'
import { useEffect, useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { platformCode } from '../../../platform/server/endpoints.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { startNewestVersion } from '../../../platform/storage/offline-shell.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { Brand } from '../components/brand.tsx'
import { ignoreUpdate } from '../configuration.ts'
import { downloadPackage } from '../download-package.ts'
import styles from './app-update-screen.module.css'

/** The version the start page hands over, or null where the address carries none. */
const versionOf = (query: URLSearchParams): VersionInfo | null => {
  try {
    return versionInfo.safeParse(JSON.parse(query.get('updata_info') ?? '')).data ?? null
  } catch {
    return null
  }
}

/** Offers a new version: what is new, how large it is, how far its download has come. */
export const AppUpdateScreen = () => {
  const query = useScreenQuery()
  const handedOver = versionOf(query)
  const requested = useCall(
    sessionCalls.getVersionInfo,
    { plat_code: platformCode(), device_os: 'h5' },
    { enabled: handedOver === null },
  )
  const version = handedOver ?? requested.data
  if (version && compareVersions(version.version, appVersion) > 0) return <Offer version={version} />
  if (requested.error) return <ErrorState error={requested.error} onRetry={() => void requested.refetch()} />
  if (version === undefined) return <Spinner />
  return <NothingNewer />
}

const NothingNewer = () => {
  const t = useTexts()
  useEffect(() => {
    toast(t('session.upToDate'))
    goTo('start', {}, { replace: true })
  })
  return null
}

const Offer = ({ version }: { readonly version: VersionInfo }) => {
  const t = useTexts()
  const language = useLanguage()
  const [percent, setPercent] = useState<number | null>(null)
  const update = useAction(
    async () => {
      setPercent(0)
      if (version.package_type !== 'h5') await downloadPackage(version.url, setPercent)
      setPercent(100)
      await startNewestVersion()
    },
    () => {
      setPercent(null)
      toast(t('session.updateFailed'))
      return true
    },
  )
  const later = () => {
    ignoreUpdate(version.version)
    goTo('start', {}, { replace: true })
  }
  return (
    <main className={styles.screen}>
      <Brand />
      <section className={styles.notes}>
        <h2 className={styles.title}>{version.title || t('session.updateTitle', { version: version.version })}</h2>
        <p className={styles.size}>
          {version.version}
          {version.size > 0 && ` · ${t('session.updateSize', { size: formatSize(version.size, language) })}`}
        </p>
        <p className={styles.content}>{version.content}</p>
      </section>
      <div className={styles.actions}>
        {percent !== null && <ProgressBar percent={percent} label={t('session.updateNow')} />}
        <Button block busy={update.isBusy} onClick={update.run}>
          {t('session.updateNow')}
        </Button>
        {version.is_force === 0 && (
          <Button kind="text" block onClick={later}>
            {t('shell.later')}
          </Button>
        )}
      </div>
    </main>
  )
}
