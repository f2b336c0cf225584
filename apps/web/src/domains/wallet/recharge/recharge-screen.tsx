import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RechargeForm } from './recharge-form.tsx'
import { RechargesScreen } from './recharges-screen.tsx'
import { useFormer } from './use-former.ts'

/** Brings money in: a fixed plan or a free amount, by the channels of each kind. */
export const RechargeScreen = () => {
  const terms = useCall(rechargeCalls.getRechargeTerms, {})
  const plans = useCall(rechargeCalls.listRechargePlans, {})
  const channels = useCall(rechargeCalls.listPayPlatformGroups, {})
  const former = useFormer()
  return (
    <RechargePage queries={[terms, plans, channels]}>
      {terms.data && plans.data && channels.data && former && (
        <RechargeForm terms={terms.data} plans={plans.data.list} groups={channels.data.groups} former={former} />
      )}
    </RechargePage>
  )
}

/** The same by the channels as one list, for a free amount, where `platform_id` is a way to pay that was chosen before; `view=records` shows my
 *  recharges. */
export const RechargeByChannelScreen = () => {
  const query = useScreenQuery()
  if (query.get('view') === 'records') return <RechargesScreen />
  return <ByChannel givenChannel={Number(query.get('platform_id')) || undefined} />
}

const ByChannel = ({ givenChannel }: { readonly givenChannel: number | undefined }) => {
  const t = useTexts()
  const terms = useCall(rechargeCalls.getRechargeTerms, {})
  const channels = useCall(rechargeCalls.listPayPlatforms, { order_type: 'recharge' })
  const former = useFormer()
  return (
    <RechargePage queries={[terms, channels]}>
      {terms.data && channels.data && former && (
        <RechargeForm
          terms={terms.data}
          plans={[]}
          former={former}
          givenChannel={givenChannel}
          groups={channels.data.list.length === 0 ? [] : [{ name: t('recharge.channel'), list: channels.data.list }]}
        />
      )}
    </RechargePage>
  )
}

interface RechargePageProps {
  readonly queries: readonly {
    readonly data: unknown
    readonly error: unknown
    readonly refetch: () => Promise<unknown>
  }[]
  readonly children: React.ReactNode
}

const RechargePage = ({ queries, children }: RechargePageProps) => {
  const t = useTexts()
  const goBack = useGoBack('wallet')
  const error = queries.find((query) => query.error)?.error
  const isReady = queries.every(({ data }) => data !== undefined)
  const retry = (): void => {
    for (const query of queries) if (query.error) void query.refetch()
  }
  return (
    <Screen
      width="wide"
      top={
        <NavBar
          title={t('recharge.title')}
          onBack={goBack}
          right={
            <IconButton
              icon={ReceiptText}
              label={t('recharge.records')}
              onClick={() => goTo('rechargeByChannel', { view: 'records' })}
            />
          }
        />
      }
    >
      {!isReady && (error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows rows={5} />)}
      {isReady && Boolean(error) && <StaleNote onRetry={retry} />}
      {children}
    </Screen>
  )
}
