import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { ConvertPair } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import type { Receipt } from '../../../../shared/receipts/receipt.ts'
import { ReceiptSheet } from '../../../../shared/receipts/receipt-sheet.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import page from '../../../../ui/forms/form-page.module.css'
import { useAmount } from '../../use-amount.ts'
import { useConversion } from '../../use-conversion.ts'
import { useWallets } from '../../use-wallets.ts'
import { AmountForm } from '../amount/amount-form.tsx'
import { ConvertCoins } from './convert-coins.tsx'
import { ConvertQuoteCard } from './convert-quote.tsx'
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
  const language = useLanguage()
  const { name, show } = useAmounts()
  const { walletOf } = useWallets()
  const [receipt, setReceipt] = useState<Receipt>()
  const { from, min_amount: min, max_amount: max } = pair
  const amount = useAmount({ coin: from, min, max, balance: walletOf(from)?.balance }, givenAmount)
  const { quoted, rate, payment, begin, close } = useConversion(pair, amount.value, (record) => {
    amount.clear()
    setReceipt({
      title: t('wallet.converted', { amount: show(record.receive, record.to) }),
      lines: [
        { label: t('wallet.amount'), value: show(record.amount, record.from) },
        {
          label: t('wallet.rate'),
          value: t('wallet.rateOf', { from: name(record.from), rate: record.rate, to: name(record.to) }),
        },
        { label: t('wallet.fee'), value: show(record.fee, record.from) },
        { label: t('wallet.time'), value: formatMoment(record.create_time * 1000, 'moment', language) },
        { label: t('wallet.number'), value: record.order_no },
      ],
    })
  })
  const { quote } = quoted
  return (
    <>
      <AmountForm
        field={{ ...amount.field, hint: rate }}
        before={<ConvertCoins pairs={pairs} pair={pair} onChoose={onChoose} />}
        action={
          <Button type="submit" block disabled={amount.value !== undefined && !quote} waitsFor={amount.missing}>
            {t('wallet.convertNow')}
          </Button>
        }
        onSubmit={() => {
          if (amount.check() && quote) begin()
        }}
      >
        {quoted.error && !quote ? (
          <ErrorState error={quoted.error} onRetry={() => void quoted.refetch()} />
        ) : (
          <ConvertQuoteCard pair={pair} quote={quote} isAsking={quoted.isAsking} />
        )}
        {/* One line, whether it is filled: the button below it stays where it is. */}
        <p className={page.note}>
          {quote
            ? t('wallet.quoteEnds', { seconds: quoted.seconds })
            : quoted.isAsking
              ? t('wallet.quoting')
              : '\u00A0'}
        </p>
      </AmountForm>
      <PaySheet payment={payment} onClose={close} />
      <ReceiptSheet receipt={receipt} onDone={() => setReceipt(undefined)} />
    </>
  )
}
