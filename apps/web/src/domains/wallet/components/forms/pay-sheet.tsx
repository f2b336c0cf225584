import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { type ReactNode, useState } from 'react'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { describeFailure } from '../../../../platform/server/call-failure.ts'
import { forgetAnswers } from '../../../../platform/server/optimistic.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { hasPasskeyHere } from '../../passkeys/passkey.ts'
import { PasskeyPart } from '../../passkeys/passkey-part.tsx'
import { wordPaymentFailure } from '../../payment-failure.ts'
import { LockedNote } from '../locked-note.tsx'
import { DigitPad, passwordDigits } from './digit-pad.tsx'
import styles from './pay-sheet.module.css'

/** What a member is about to pay. */
export interface Payment {
  readonly title: string
  /** Left out where nothing is paid, and the password only proves who it is. */
  readonly amount?: string
  readonly coin?: CoinCode
  /** What else the member should know before paying: fee, amount that arrives, balance afterwards. */
  readonly lines: readonly { readonly label: string; readonly value: ReactNode }[]
  /** Only the PIN confirms it, also where this device could. */
  readonly isPinOnly?: boolean
  /** Pays, with the PIN or with what stands for it; rejects where it was refused or no answer came (see payOnce). Closing the sheet is up to it. */
  readonly pay: (password: string) => Promise<void>
}

interface PaySheetProps {
  /** Undefined while nothing is to be paid: the sheet is closed. */
  readonly payment: Payment | undefined
  readonly onClose: () => void
}

/** Shows what will be paid and asks for the payment password. It stays open until the outcome is known. */
export const PaySheet = ({ payment, onClose }: PaySheetProps) => {
  const t = useTexts()
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Sheet
      isOpen={payment !== undefined}
      onClose={onClose}
      title={payment?.title ?? t('payment.confirm')}
      isHeld={isBusy}
    >
      {payment && <PayForm payment={payment} onBusy={setIsBusy} />}
    </Sheet>
  )
}

const PayForm = ({ payment, onBusy }: { readonly payment: Payment; readonly onBusy: (isBusy: boolean) => void }) => {
  const { show } = useAmounts()
  const state = useCall(paymentPasswordCalls.getPaymentPasswordState, {})
  return (
    <div className={styles.form}>
      {payment.amount !== undefined && <p className={styles.total}>{show(payment.amount, payment.coin ?? 'money')}</p>}
      {payment.lines.length > 0 && (
        <dl className={styles.lines}>
          {payment.lines.map(({ label, value }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {state.isPending && (
        <div className={styles.waiting} aria-busy="true">
          <Spinner />
        </div>
      )}
      {state.error && !state.data && <ErrorState error={state.error} onRetry={() => void state.refetch()} />}
      {state.data && <PasswordPart state={state.data} payment={payment} onBusy={onBusy} />}
    </div>
  )
}

interface PasswordPartProps {
  readonly state: { readonly is_set: 0 | 1; readonly locked_seconds: number }
  readonly payment: Payment
  readonly onBusy: (isBusy: boolean) => void
}

const PasswordPart = ({ state, payment, onBusy }: PasswordPartProps) => {
  const t = useTexts()
  const [digits, setDigits] = useState('')
  const [failure, setFailure] = useState<string>()
  const [usesPin, setUsesPin] = useState(() => payment.isPinOnly === true || !hasPasskeyHere())
  const pay = useAction(
    async (password: string) => {
      onBusy(true)
      setFailure(undefined)
      try {
        await payment.pay(password)
      } finally {
        setDigits('')
        onBusy(false)
      }
    },
    (error) => {
      setFailure(wordPaymentFailure(error, t) ?? describeFailure(error))
      const isAboutPassword =
        error instanceof Refused && (error.is('paymentPasswordLocked') || error.is('paymentPasswordMissing'))
      const isLastTry = error instanceof Refused && error.is('paymentPasswordWrong')
      if (isAboutPassword || isLastTry) void forgetAnswers(paymentPasswordCalls.getPaymentPasswordState)
      return true
    },
  )
  const type = (typed: string): void => {
    setDigits(typed)
    if (typed.length === passwordDigits) pay.run(typed)
  }
  if (state.is_set === 0) {
    return (
      <div className={styles.prompt}>
        <p className={styles.promptTitle}>{t('payment.notSet')}</p>
        <p className={styles.promptText}>{t('payment.notSetHint')}</p>
        <Button block onClick={() => goTo('payPassword')}>
          {t('payment.setNow')}
        </Button>
      </div>
    )
  }
  if (state.locked_seconds > 0) return <LockedNote seconds={state.locked_seconds} />
  if (!usesPin) {
    const usePin = () => {
      setFailure(undefined)
      setUsesPin(true)
    }
    return <PasskeyPart onTicket={pay.run} onUsePin={usePin} isPaying={pay.isBusy} error={failure} />
  }
  return (
    <>
      <DigitPad
        label={pay.isBusy ? t('payment.paying') : t('payment.enterPassword')}
        value={digits}
        onChange={type}
        isDisabled={pay.isBusy}
        error={failure}
      />
      <a className={styles.forgot} href={hrefTo('payPassword')}>
        {t('payment.forgot')}
      </a>
    </>
  )
}
