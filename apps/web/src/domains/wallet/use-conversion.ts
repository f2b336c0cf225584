import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import type { ConvertPair, ConvertQuote } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { formatDecimal } from '@cliffhanger/i18n/format/numbers.ts'
import { useState } from 'react'
import { payOnce } from '../../platform/server/pay-once.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { useAmounts } from '../../shared/amounts.ts'
import { balanceAfter } from './amount-input.ts'
import type { Payment } from './components/forms/pay-sheet.tsx'
import { useFee } from './use-fee.ts'
import { useQuote } from './use-quote.ts'
import { useWallets } from './use-wallets.ts'
import { forgetAbout } from './wallet-answers.ts'

type Converted = CallData<typeof conversionCalls.convert>['record']

/** The server's quote for an amount, and the payment that books what was quoted; `onConverted` hears of it before balances are asked for again. */
export const useConversion = (
  { from, to, rate: listed }: Pick<ConvertPair, 'from' | 'to' | 'rate'>,
  amount: string | undefined,
  onConverted: (record: Converted) => void,
) => {
  const t = useTexts()
  const language = useLanguage()
  const { name, show } = useAmounts()
  const writeFee = useFee()
  const { walletOf } = useWallets()
  const [isPaying, setIsPaying] = useState(false)
  const quoted = useQuote(from, to, amount)
  const { quote } = quoted
  const balance = walletOf(from)?.balance
  const after = amount !== undefined && balance !== undefined && balanceAfter(balance, amount, coinScale[from])
  const rate = t('wallet.rateOf', {
    from: name(from),
    rate: formatDecimal(quote?.rate ?? listed, language),
    to: name(to),
  })

  const convert = async (given: string, { quote_id }: ConvertQuote, password: string): Promise<void> => {
    const request = { from, to, amount: given, quote_id, pay_password: password }
    try {
      const { record } = await payOnce(conversionCalls.convert, `${from} ${to} ${given}`, request)
      setIsPaying(false)
      onConverted(record)
      await forgetAbout('wallet')
    } catch (error) {
      // The quote is over or used up: the sheet shows the next one.
      if (error instanceof Refused && error.is('conversionUnavailable')) void quoted.refetch()
      throw error
    }
  }
  const lines = [
    { label: t('wallet.rate'), value: rate },
    ...(quote
      ? [
          { label: t('wallet.fee'), value: writeFee(quote.fee, from) },
          { label: t('wallet.receive'), value: show(quote.receive, to) },
        ]
      : []),
  ]
  /** What is left of the coin that is paid. */
  const left = typeof after === 'string' ? after : undefined
  const payment: Payment | undefined =
    isPaying && quote && amount !== undefined
      ? {
          title: t('wallet.convert'),
          amount,
          coin: from,
          lines: [
            ...lines,
            ...(left === undefined ? [] : [{ label: t('payment.balanceAfter'), value: show(left, from) }]),
          ],
          pay: (password) => convert(amount, quote, password),
        }
      : undefined
  return { quoted, rate, left, payment, begin: () => setIsPaying(true), close: () => setIsPaying(false) }
}
