import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { ConvertPair } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { formatDecimal, formatShare } from '@cliffhanger/i18n/format/numbers.ts'
import { type ReactNode, useState } from 'react'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import type { Receipt } from '../../../../shared/receipts/receipt.ts'
import { ReceiptSheet } from '../../../../shared/receipts/receipt-sheet.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { useAmount } from '../../use-amount.ts'
import { useConversion } from '../../use-conversion.ts'
import { useFee } from '../../use-fee.ts'
import { useWallets } from '../../use-wallets.ts'
import { AmountForm } from '../amount/amount-form.tsx'
import { PaySheet } from '../forms/pay-sheet.tsx'
import { SummaryRows } from '../summary/summary-rows.tsx'
import { ConvertCards } from './convert-cards.tsx'

interface ConvertFormProps {
  readonly pairs: readonly ConvertPair[]
  readonly pair: ConvertPair
  /** The amount that stands in the form at first; '' for none. */
  readonly givenAmount: string
  /** It is a suggestion: what is typed takes its place. */
  readonly isSuggested?: boolean
  readonly onChoose: (pair: { from: CoinCode; to: CoinCode }) => void
  /** What one scrolls to. */
  readonly after?: ReactNode
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount)

/** Coins, amount and the server's quote; what was quoted is what gets booked. */
export const ConvertForm = ({ pairs, pair, givenAmount, isSuggested = false, onChoose, after }: ConvertFormProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { name, show } = useAmounts()
  const writeFee = useFee()
  const { walletOf } = useWallets()
  const [receipt, setReceipt] = useState<Receipt>()
  const { from, min_amount: min, max_amount: max } = pair
  const amount = useAmount({ coin: from, min, max, balance: walletOf(from)?.balance }, givenAmount, isSuggested)
  const { quoted, rate, left, payment, begin, close } = useConversion(pair, amount.value, (record) => {
    amount.clear()
    setReceipt({
      number: record.order_no,
      title: t('wallet.converted', { amount: show(record.receive, record.to) }),
      lines: [
        { label: t('wallet.amount'), value: show(record.amount, record.from) },
        {
          label: t('wallet.rate'),
          value: t('wallet.rateOf', {
            from: name(record.from),
            rate: formatDecimal(record.rate, language),
            to: name(record.to),
          }),
        },
        { label: t('wallet.fee'), value: writeFee(record.fee, record.from) },
        { label: t('wallet.time'), value: formatMoment(record.create_time * 1000, 'moment', language) },
        { label: t('wallet.number'), value: record.order_no },
      ],
    })
  })
  const { quote } = quoted
  const isFree = quote ? !isSome(quote.fee) : !isSome(pair.fee_rate)
  // What a share of the amount comes to is known with the quote.
  const fee = isFree ? t('wallet.noFee') : quote ? show(quote.fee, from) : formatShare(Number(pair.fee_rate), language)
  const rateHolds = quote
    ? t('wallet.quoteEnds', { seconds: quoted.seconds })
    : quoted.isAsking
      ? t('wallet.quoting')
      : t('wallet.quoteHint')
  return (
    <>
      <AmountForm
        field={amount.field}
        stage={<ConvertCards {...{ pairs, pair, quote, onChoose }} field={amount.field} isAsking={quoted.isAsking} />}
        action={
          <Button type="submit" block disabled={amount.value !== undefined && !quote} waitsFor={amount.missing} saysWhy>
            {t('wallet.convertSum', { amount: amount.value === undefined ? '' : show(amount.value, from) })}
          </Button>
        }
        after={after}
        onSubmit={() => {
          if (amount.check() && quote) begin()
        }}
      >
        {quoted.error && !quote ? (
          <ErrorState error={quoted.error} onRetry={() => void quoted.refetch()} />
        ) : (
          <SummaryRows
            isAsking={quoted.isAsking}
            rows={[
              { label: t('wallet.rate'), value: rate },
              { label: t('wallet.fee'), value: fee },
              { label: t('payment.balanceAfter'), value: left === undefined ? '–' : show(left, from) },
            ]}
            note={rateHolds}
          />
        )}
      </AmountForm>
      <PaySheet payment={payment} onClose={close} />
      <ReceiptSheet receipt={receipt} onDone={() => setReceipt(undefined)} />
    </>
  )
}
