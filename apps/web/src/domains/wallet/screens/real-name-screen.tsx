import { type RealName, realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Clock from 'lucide-react/icons/clock'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RealNameForm } from '../components/forms/real-name-form.tsx'

/** Certifying who I really am (S-84): a form, then a wait; certified is for good, failed can apply again. */
export const RealNameScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const { data, error, refetch } = useCall(realNameCalls.getRealName, {})
  const retry = () => void refetch()
  return (
    <Screen top={<NavBar title={t('payment.realName')} onBack={goBack} />}>
      {!data && (error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows rows={3} />)}
      {data && error && <StaleNote onRetry={retry} />}
      {data && <State realName={data} />}
    </Screen>
  )
}

const State = ({ realName }: { readonly realName: RealName }) => {
  const t = useTexts()
  const { status, real_name: name, id_card: number, reason } = realName
  switch (status) {
    case 0:
    case 3:
      return (
        <RealNameForm key={status} former={status === realNameStates.failed ? { name, number, reason } : undefined} />
      )
    case 1:
    case 2:
      return (
        <>
          <EmptyState
            icon={status === realNameStates.inReview ? Clock : BadgeCheck}
            title={t(status === realNameStates.inReview ? 'payment.realNameReview' : 'payment.realNameDone')}
            hint={t(status === realNameStates.inReview ? 'payment.realNameReviewHint' : 'payment.realNameDoneHint')}
          />
          <DetailList
            lines={[
              { label: t('payment.name'), value: name },
              { label: t('payment.cardNumber'), value: number },
            ]}
          />
        </>
      )
    default:
      return status satisfies never
  }
}
