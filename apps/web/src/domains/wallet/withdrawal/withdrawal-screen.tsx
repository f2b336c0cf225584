import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useIsRoomy } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { AuditStateTabs } from '../components/audit-state-tabs.tsx'
import { RecentWithdrawals } from './recent/recent-withdrawals.tsx'
import { useArrival } from './use-arrival.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'

/** Takes money out to one of my accounts; where there is room, beside what one took out before. */
export const WithdrawalScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('wallet')
  const isRoomy = useIsRoomy()
  const arrival = useArrival()
  const terms = useCall(withdrawalCalls.getWithdrawTerms, {})
  const methods = useCall(withdrawalCalls.listWithdrawMethods, {})
  const accounts = useCall(withdrawalCalls.listWithdrawAccounts, {})
  const queries = [terms, methods, accounts]
  const error = queries.find((query) => query.error)?.error
  const retry = (): void => {
    for (const query of queries) if (query.error) void query.refetch()
  }
  const isReady = terms.data && methods.data && accounts.data
  const isClosed = methods.data?.list.length === 0
  const form = (
    <>
      {!isReady && (error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows rows={4} />)}
      {isReady && error && <StaleNote onRetry={retry} />}
      {isReady &&
        (isClosed ? (
          <EmptyList drawing="money" title={t('withdrawal.closed')} hint={t('withdrawal.closedHint')} />
        ) : (
          <WithdrawalForm
            terms={terms.data}
            methods={methods.data.list}
            accounts={accounts.data.list}
            after={!isRoomy && <RecentWithdrawals arrival={arrival(methods.data.list[0], terms.data.arrive_text)} />}
          />
        ))}
    </>
  )
  const records = <IconButton icon={ReceiptText} label={t('withdrawal.records')} onClick={() => goTo('withdrawals')} />
  return (
    <Screen
      width={isRoomy ? 'panes' : 'column'}
      top={<NavBar title={t('withdrawal.title')} onBack={goBack} right={!isRoomy && records} />}
    >
      {isRoomy ? (
        <Panes side={form} title={t('withdrawal.records')} head={<AuditStateTabs label={t('withdrawal.state')} />}>
          <WithdrawalList />
        </Panes>
      ) : (
        form
      )}
    </Screen>
  )
}
