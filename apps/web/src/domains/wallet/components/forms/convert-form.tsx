import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import type { ConvertPair, ConvertQuote } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { useState } from 'react'
import { payOnce } from '../../../../platform/server/pay-once.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import page from '../../../../ui/forms/form-page.module.css'
import { DetailList } from '../../../../ui/layout/detail-list.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { balanceAfter } from '../../amount-input.ts'
import { useAmount } from '../../use-amount.ts'
import { useQuote } from '../../use-quote.ts'
import { useWallets } from '../../use-wallets.ts'
import { forgetAbout } from '../../wallet-answers.ts'
import { AmountField } from './amount-field.tsx'
import { ConvertCoins } from './convert-coins.tsx'
import styles from './convert-form.module.css'
import { PaySheet } from './pay-sheet.tsx'

interface ConvertFormProps {
  readonly pairs: readonly ConvertPair[]
  readonly pair: ConvertPair
  /** The amount that stands in the form at first; '' for none. */
  readonly givenAmount: string
  readonly onChoose: (pair: { from: CoinCode; to: CoinCode }) => void
}

/** Coins, amount and the server's quote; what was quoted is what gets booked. */
export const ConvertForm = ({ pairs, pair, givenAmount, onChoose }: ConvertFormProps) => {
  const t = useTexts()
  const { name, show } = useAmounts()
  const { walletOf } = useWallets()
  const [isPaying, setIsPaying] = useState(false)
  const { from, to, min_amount: min, max_amount: max } = pair
  const balance = walletOf(from)?.balance
  const amount = useAmount({ coin: from, min, max, balance }, givenAmount)
  const quoted = useQuote(from, to, amount.value)
  const { quote } = quoted
  const rate = t('wallet.rateOf', { from: name(from), rate: quote?.rate ?? pair.rate, to: name(to) })

  const convert = async (given: string, { quote_id }: ConvertQuote, password: string): Promise<void> => {
    const intent = `${from} ${to} ${given}`
    const request = { from, to, amount: given, quote_id, pay_password: password }
    try {
      const { record } = await payOnce(conversionCalls.convert, intent, request)
      setIsPaying(false)
      amount.clear()
      toast(t('wallet.converted', { amount: show(record.receive, record.to) }))
      await forgetAbout('wallet')
    } catch (error) {
      // The quote is over or used up: the sheet shows the next one.
      if (error instanceof Refused && error.is('conversionUnavailable')) void quoted.refetch()
      throw error
    }
  }
  const after =
    amount.value !== undefined && balance !== undefined && balanceAfter(balance, amount.value, coinScale[from])
  const lines = quote
    ? [
        { label: t('wallet.rate'), value: rate },
        { label: t('wallet.fee'), value: show(quote.fee, from) },
        { label: t('wallet.receive'), value: show(quote.receive, to) },
      ]
    : [{ label: t('wallet.rate'), value: rate }]
  return (
    <>
      <form
        className={page.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (amount.check() && quote) setIsPaying(true)
        }}
      >
        <ConvertCoins pairs={pairs} pair={pair} onChoose={onChoose} />
        <AmountField {...amount.field} hint={rate} />
        <div className={styles.quote} aria-live="polite">
          {quote && <DetailList lines={lines} isFlush />}
          {quoted.error && !quote && <ErrorState error={quoted.error} onRetry={() => void quoted.refetch()} />}
          {quoted.isAsking && !quote && <p className={page.note}>{t('wallet.quoting')}</p>}
        </div>
        {quote && <p className={page.note}>{t('wallet.quoteEnds', { seconds: quoted.seconds })}</p>}
        <Button type="submit" block disabled={amount.value !== undefined && !quote}>
          {t('wallet.convertNow')}
        </Button>
      </form>
      <PaySheet
        payment={
          isPaying && quote && amount.value !== undefined
            ? {
                title: t('wallet.convert'),
                amount: amount.value,
                coin: from,
                lines: [
                  ...lines,
                  ...(typeof after === 'string'
                    ? [{ label: t('payment.balanceAfter'), value: show(after, from) }]
                    : []),
                ],
                pay: (password) => convert(amount.value ?? '', quote, password),
              }
            : undefined
        }
        onClose={() => setIsPaying(false)}
      />
    </>
  )
}
