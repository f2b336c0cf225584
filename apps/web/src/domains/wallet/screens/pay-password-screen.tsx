import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { NewPasswordForm } from '../components/forms/new-password-form.tsx'

/** Sets the first payment password, or another in place of a forgotten one. */
export const PayPasswordScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const { data, error, refetch } = useCall(paymentPasswordCalls.getPaymentPasswordState, {})
  const isReset = data?.is_set === 1
  return (
    <Screen top={<NavBar title={t(isReset ? 'payment.resetTitle' : 'payment.setTitle')} onBack={goBack} />}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />)}
      {data && <NewPasswordForm isReset={isReset} onDone={goBack} />}
    </Screen>
  )
}
