import type { ExpressCheckout as Express } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pathTo } from '../../../platform/navigation/paths.ts'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useStepAside } from '../../../ui/overlays/sheet.tsx'
import styles from './express-checkout.module.css'
import { noteSent } from './sent-orders.ts'
import {
  type ConfirmedWallet,
  type ExpressButtons,
  openStripe,
  type StripeElements,
  type StripeProblem,
  type StripeScript,
} from './stripe-script.ts'

/** An order that is paid with Stripe's buttons. */
export interface ExpressOrder {
  readonly orderNo: string
  readonly secret: string
}

interface ExpressCheckoutProps {
  readonly express: Express
  /** What is bought and how, in the member's terms: another one is another order. */
  readonly intent: string
  /** Money. */
  readonly amount: string
  /** Makes the order, or finds it made; asked for when the member confirmed, and once for an intent. */
  readonly begin: () => Promise<ExpressOrder>
  /** Stripe has it: from here on the order tells what became of it. */
  readonly onSent: (orderNo: string) => void
}

interface Opened {
  readonly stripe: StripeScript
  readonly elements: StripeElements
}

/** What the buttons are drawn anew for. */
interface AskedButtons {
  readonly key: string
  readonly currency: string
  readonly locale: string
}

/** What is about the card is said here; of everything else the order knows more. */
const isAboutCard = ({ type }: StripeProblem): boolean => type === 'card_error' || type === 'validation_error'

const unitsOf = (amount: string): number => Number(parseMinor(amount, coinScale.money) ?? 0n)

const returnAddress = (orderNo: string): string =>
  new URL(`#${pathTo('payRecharge', { order_no: orderNo })}`, location.href).href

/** The wallets of this phone as buttons of Stripe's, that pay in one touch; nothing where there are none or Stripe's script does not come. */
export const ExpressCheckout = ({ express, intent, amount, begin, onSent }: ExpressCheckoutProps) => {
  const t = useTexts()
  const locale = useLanguage()
  const stepAside = useStepAside()
  const { key, currency } = express
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<Opened>(undefined)
  const made = useRef<ExpressOrder & { readonly intent: string }>(undefined)
  const [isShown, setIsShown] = useState(false)
  const [failure, setFailure] = useState<string>()

  const open = useEffectEvent(async (asked: AskedButtons): Promise<ExpressButtons> => {
    const stripe = await openStripe(asked.key)
    const { currency: paidIn, locale: shownIn } = asked
    const appearance = { variables: { borderRadius: '26px' } }
    const basket = { mode: 'payment', amount: unitsOf(amount), currency: paidIn } as const
    const elements = stripe.elements({ ...basket, locale: shownIn, appearance })
    opened.current = { stripe, elements }
    return elements.create('expressCheckout', { buttonHeight: 50, layout: { maxColumns: 1, maxRows: 2 } })
  })
  /** The member may have chosen another sum while the script was on its way. */
  const showAmount = useEffectEvent((): void => {
    opened.current?.elements.update({ amount: unitsOf(amount) })
  })
  /** Sends the payment; answers what the member can do something about. */
  const send = async ({ stripe, elements }: Opened): Promise<StripeProblem | undefined> => {
    const { error: unfit } = await elements.submit()
    if (unfit) return unfit
    if (made.current?.intent !== intent) made.current = { ...(await begin()), intent }
    const { orderNo, secret: clientSecret } = made.current
    const confirmParams = { return_url: returnAddress(orderNo) }
    const { error } = await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' })
    if (error && isAboutCard(error)) return error
    if (error) recordError(error)
    stepAside(false)
    noteSent(orderNo)
    onSent(orderNo)
    return undefined
  }
  const confirm = useEffectEvent(async (wallet: ConfirmedWallet): Promise<void> => {
    setFailure(undefined)
    try {
      const problem = opened.current && (await send(opened.current))
      if (!problem) return
      wallet.paymentFailed?.({ reason: 'fail' })
      stepAside(false)
      setFailure(problem.message ?? t('recharge.expressFailed'))
    } catch (error) {
      wallet.paymentFailed?.({ reason: 'fail' })
      stepAside(false)
      setFailure(describeFailure(error))
    }
  })

  useEffect(() => {
    let isOver = false
    let buttons: ExpressButtons | undefined
    const drawButtons = async (): Promise<void> => {
      const drawn = await open({ key, currency, locale })
      if (isOver || !place.current) return drawn.destroy()
      showAmount()
      buttons = drawn
      drawn.on('ready', ({ availablePaymentMethods: ways }) => setIsShown(ways !== undefined))
      drawn.on('loaderror', () => setIsShown(false))
      drawn.on('click', ({ resolve }) => {
        // What the member's bank asks stands beside this page's sheet, and has to be reached.
        stepAside(true)
        resolve()
      })
      drawn.on('cancel', () => stepAside(false))
      drawn.on('confirm', (wallet) => void confirm(wallet))
      drawn.mount(place.current)
    }
    drawButtons().catch(recordError)
    return () => {
      isOver = true
      opened.current = undefined
      stepAside(false)
      buttons?.destroy()
    }
  }, [key, currency, locale, stepAside])
  useEffect(() => {
    opened.current?.elements.update({ amount: unitsOf(amount) })
  }, [amount])
  return (
    <section className={isShown ? styles.express : styles.unseen} aria-label={t('recharge.express')}>
      <div ref={place} />
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </section>
  )
}
