import { Refused } from '@cliffhanger/client/call-error.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { relaunch, useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { call } from '../../../platform/server/client.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { DigitPad, passwordDigits } from '../components/forms/digit-pad.tsx'
import pad from '../components/forms/pay-sheet.module.css'
import { LockedNote } from '../components/locked-note.tsx'
import { wordPaymentFailure } from '../payment-failure.ts'
import { useNewPassword } from '../use-new-password.ts'

/** The digits one has, those one wants, and those again. */
const changeSteps = 3

/** The present payment password, then the new one twice. */
export const ChangePayPasswordScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const { data, error, refetch } = useCall(paymentPasswordCalls.getPaymentPasswordState, {})
  const [ticket, setTicket] = useState<string>()
  const isMissing = data?.is_set === 0
  useEffect(() => {
    if (isMissing) relaunch('payPassword')
  }, [isMissing])
  return (
    <Screen top={<NavBar title={t('payment.changeTitle')} onBack={goBack} />}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />)}
      {data?.is_set === 1 && data.locked_seconds > 0 && <LockedNote seconds={data.locked_seconds} />}
      {data?.is_set === 1 && data.locked_seconds === 0 && (
        <>
          {ticket === undefined ? (
            <PresentPassword onRight={setTicket} />
          ) : (
            <NewPassword ticket={ticket} onDone={goBack} onOver={() => setTicket(undefined)} />
          )}
        </>
      )}
      {data?.is_set === 1 && data.locked_seconds > 0 && ticket === undefined && <Forgotten />}
    </Screen>
  )
}

const Forgotten = () => (
  <a className={pad.forgot} href={hrefTo('payPassword')}>
    {useTexts()('payment.forgot')}
  </a>
)

const PresentPassword = ({ onRight }: { readonly onRight: (ticket: string) => void }) => {
  const t = useTexts()
  const [digits, setDigits] = useState('')
  const [failure, setFailure] = useState<string>()
  const check = useAction(
    async (password: string) => {
      setFailure(undefined)
      try {
        onRight((await call(paymentPasswordCalls.checkPaymentPassword, { pay_password: password })).ticket)
      } finally {
        setDigits('')
      }
    },
    (error) => {
      const isRefused = error instanceof Refused
      setFailure((isRefused ? wordPaymentFailure(error, t) : undefined) ?? describeFailure(error))
      if (isRefused) void forgetAnswers(paymentPasswordCalls.getPaymentPasswordState)
      return true
    },
  )
  return (
    <DigitPad
      isPage
      step={{ step: 1, count: changeSteps }}
      label={t('payment.oldDigits')}
      about={t('payment.oldDigitsHint')}
      help={<Forgotten />}
      value={digits}
      onChange={(typed) => {
        setDigits(typed)
        if (typed.length === passwordDigits) check.run(typed)
      }}
      isDisabled={check.isBusy}
      error={failure}
    />
  )
}

interface NewPasswordProps {
  readonly ticket: string
  readonly onDone: () => void
  /** The ticket was used up or is over. */
  readonly onOver: () => void
}

const NewPassword = ({ ticket, onDone, onOver }: NewPasswordProps) => {
  const t = useTexts()
  const entry = useNewPassword()
  const save = useAction(
    async (password: string) => {
      const input = { ticket, pay_password: password, pay_password2: password }
      await call(paymentPasswordCalls.changePaymentPassword, input)
      toast(t('payment.changed'))
      onDone()
    },
    (error) => {
      toast(describeFailure(error))
      entry.begin()
      if (error instanceof Refused) onOver()
      return true
    },
  )
  const { password } = entry
  const saveNow = useEffectEvent(save.run)
  useEffect(() => {
    if (password !== undefined) saveNow(password)
  }, [password])
  return (
    <DigitPad
      isPage
      step={{ step: entry.isRepeating ? 3 : 2, count: changeSteps }}
      label={t(entry.isRepeating ? 'payment.repeatDigits' : 'payment.newDigits')}
      about={t('payment.protects')}
      rule={entry.isRepeating ? undefined : t('payment.rule')}
      value={entry.digits}
      onChange={entry.type}
      isDisabled={save.isBusy}
      error={entry.error}
    />
  )
}
