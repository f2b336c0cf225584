import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import Smartphone from 'lucide-react/icons/smartphone'
import { copyText } from '../../../platform/clipboard.ts'
import { useInstall } from '../../../platform/install.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import styles from './add-desktop-screen.module.css'

const guides = {
  ios: { title: 'collection.desktopIos', steps: ['collection.iosShare', 'collection.iosAdd', 'collection.iosDone'] },
  android: {
    title: 'collection.desktopAndroid',
    steps: ['collection.androidMenu', 'collection.androidAdd', 'collection.androidDone'],
  },
  other: {
    title: 'collection.desktopOther',
    steps: ['collection.otherMenu', 'collection.otherAdd', 'collection.otherOpen'],
  },
} as const

/** How the app gets onto the home screen: by a tap where the browser offers it, else step by step, what is in hand first. */
export const AddDesktopScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const { canAsk: canRequest, isInstalled, system, install, putOff } = useInstall()
  const request = useAction(install)
  const top = <NavBar title={t('collection.addDesktop')} onBack={goBack} />
  if (isInstalled) {
    return (
      <Screen top={top} isText>
        <EmptyState icon={Smartphone} title={t('collection.desktopDone')} />
      </Screen>
    )
  }
  const never = () => {
    putOff()
    toast(t('collection.putOff'))
    goBack()
  }
  const order = [system, ...(['ios', 'android', 'other'] as const).filter((each) => each !== system)]
  return (
    <Screen
      width="wide"
      top={top}
      bottom={
        <BottomBar>
          <Button kind="quiet" onClick={never}>
            {t('collection.neverAgain')}
          </Button>
          {canRequest && (
            <Button busy={request.isBusy} onClick={request.run}>
              {t('shell.install')}
            </Button>
          )}
        </BottomBar>
      }
    >
      <p className={styles.intro}>{t('collection.desktopIntro')}</p>
      <div className={styles.guides}>
        {order.map((each) => (
          <section key={each} className={styles.guide} aria-label={t(guides[each].title)} data-here={each === system}>
            <h2 className={styles.title}>{t(guides[each].title)}</h2>
            <ol className={styles.steps}>
              {guides[each].steps.map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <Address />
    </Screen>
  )
}

/** The address to open elsewhere. */
const Address = () => {
  const t = useTexts()
  const { data, error, refetch } = useCall(collectionCalls.getInviteAddress, {})
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={48} />
  const copy = () =>
    copyText(data.short_url).then(
      () => toast(t('shell.copied')),
      () => toast(t('shell.copyFailed')),
    )
  return (
    <div className={styles.address}>
      <span>{data.short_url}</span>
      <Button kind="quiet" size="small" onClick={() => void copy()}>
        {t('collection.copyAddress')}
      </Button>
    </div>
  )
}
