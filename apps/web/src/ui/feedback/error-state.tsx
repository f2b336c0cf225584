import CloudAlert from 'lucide-react/icons/cloud-alert'
import WifiOff from 'lucide-react/icons/wifi-off'
import { describeFailure } from '../../platform/server/call-failure.ts'
import { useIsOnline } from '../../platform/server/network.ts'
import { requestIdOf } from '../../platform/server/request-log.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../actions/button.tsx'
import { EmptyState } from './empty-state.tsx'

interface ErrorStateProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** What stands where something could not be loaded: the reason, a retry, and the id support can search for. */
export const ErrorState = ({ error, onRetry }: ErrorStateProps) => {
  const t = useTexts()
  const isOnline = useIsOnline()
  const reason = describeFailure(error)
  const requestId = requestIdOf(error)
  const hint = requestId === undefined ? reason : `${reason}\n${t('shell.requestId', { id: requestId })}`
  return (
    <div role="alert">
      <EmptyState
        icon={isOnline ? CloudAlert : WifiOff}
        title={t(isOnline ? 'shell.errorTitle' : 'shell.offlineTitle')}
        hint={isOnline ? hint : t('shell.offlineHint')}
        action={
          <Button kind="quiet" size="small" onClick={onRetry}>
            {t('shell.retry')}
          </Button>
        }
      />
    </div>
  )
}
