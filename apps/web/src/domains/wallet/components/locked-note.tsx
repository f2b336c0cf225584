import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useEffect, useEffectEvent } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useCountdown } from '../../../ui/actions/use-countdown.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'

/** How long the payment password stays locked (C-44), and the way out before (7004: reset it); once it is over, its state is asked for again. */
export const LockedNote = ({ seconds }: { readonly seconds: number }) => {
  const t = useTexts()
  const countdown = useCountdown()
  const start = useEffectEvent(countdown.start)
  useEffect(() => {
    start(seconds)
    const over = setTimeout(
      () => {
        forgetAnswers(paymentPasswordCalls.getPaymentPasswordState).catch(ignoreQuietly)
      },
      seconds * 1000 + 500,
    )
    return () => clearTimeout(over)
  }, [seconds])
  return (
    <EmptyState
      icon={LockKeyhole}
      title={t('payment.locked', { time: formatClock(countdown.seconds || seconds) })}
      action={
        <Button size="small" onClick={() => goTo('payPassword')}>
          {t('payment.forgot')}
        </Button>
      }
    />
  )
}
