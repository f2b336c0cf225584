import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import CircleDot from 'lucide-react/icons/circle-dot'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import styles from './turntable.module.css'
import { Turntable } from './turntable.tsx'

/** The wheel; what was known of it stays while it cannot be updated. */
export const TurntableScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('bonus')
  const { data, error, refetch } = useCall(wheelCalls.getWheel, {})
  const retry = () => void refetch()
  if (data && data.is_open === 1) {
    return <Turntable wheel={data} isStale={error !== null} onBack={goBack} onRetry={retry} />
  }
  return (
    <Screen top={<NavBar title={t('wheel.title')} onBack={goBack} />}>
      {data && <EmptyState icon={CircleDot} title={t('wheel.closed')} hint={t('wheel.closedHint')} />}
      {!data && error && <ErrorState error={error} onRetry={retry} />}
      {!data && !error && (
        <div className={styles.stage}>
          <div className={styles.wheel}>
            <Skeleton height="100%" radius="50%" />
          </div>
        </div>
      )}
    </Screen>
  )
}
