import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import type { Withdraw, WithdrawAccount, WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useState } from 'react'
import { relaunch } from '../../../platform/navigation/navigation.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import type { Receipt } from '../../../shared/receipts/receipt.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { amountProblem, balanceAfter } from '../amount-input.ts'
import { auditStateName } from '../audit-words.ts'
import type { Payment } from '../components/forms/pay-sheet.tsx'
import { useAmount } from '../use-amount.ts'
import { useFee } from '../use-fee.ts'
import { useWallets } from '../use-wallets.ts'
import { forgetAbout } from '../wallet-answers.ts'
import { accountTitle } from './account-words.ts'
import { useArrival } from './use-arrival.ts'
import { requestQuote, useWithdrawalQuote } from './use-withdrawal-quote.ts'
import { sumsOf, type Terms } from './withdrawal-sums.ts'

/** A withdrawal that is being filled in, `given` at first: its amount, what the server says of it, and the payment that confirms it. Without an
 *  account it can be looked at, and not be asked for. */
export function useWithdrawal(
  terms: Terms,
  account: WithdrawAccount | undefined,
  method: WithdrawMethod | undefined,
  given = '',
) {
  const { config, available: offered, arrive_text: promised } = terms
  const t = useTexts()
  const { show } = useAmounts()
  const writeFee = useFee()
  const receiptOf = useReceiptOf()
  const arrival = useArrival()
  const { walletOf } = useWallets()
  const [payment, setPayment] = useState<Payment>()
  const [requested, setRequested] = useState<Withdraw>()
  const available = walletOf('money')?.balance ?? offered
  const limits = { coin: 'money', min: config.min_amount, max: config.max_amount, balance: available } as const
  const amount = useAmount(limits, given)
  const quote = useWithdrawalQuote(amount.value, account?.id)
  const isTooMuch = amountProblem(amount.field.value, amount.field) === 'notEnough'

  const submit = useAction(async () => {
    const { value } = amount
    if (!amount.check() || value === undefined || !account) return
    const judged = await requestQuote(value, account.id)
    // Why not stands below the quote, which shows the same answer.
    if (judged.can === 0) return
    const after = balanceAfter(available, value, amount.field.scale)
    setPayment({
      title: t('withdrawal.confirm'),
      amount: value,
      coin: 'money',
      lines: [
        { label: t('withdrawal.fee'), value: writeFee(judged.fee, 'money') },
        ...(/[1-9]/.test(judged.tax) ? [{ label: t('withdrawal.tax'), value: show(judged.tax, 'money') }] : []),
        { label: t('withdrawal.arrives'), value: show(judged.arrive_amount, 'money') },
        { label: t('withdrawal.arrival'), value: arrival(method, promised) },
        { label: t('withdrawal.account'), value: accountTitle(account, t) },
        ...(after === undefined ? [] : [{ label: t('payment.balanceAfter'), value: show(after, 'money') }]),
      ],
      pay: async (pay_password) => {
        const request = { amount: value, account_id: account.id, pay_password }
        const { withdraw } = await payOnce(withdrawalCalls.requestWithdrawal, `${account.id} ${value}`, request)
        setPayment(undefined)
        await forgetAbout('withdrawal')
        setRequested(withdraw)
      },
    })
  })

  return {
    amountField: { ...amount.field, error: isTooMuch ? t('withdrawal.excess') : amount.field.error },
    missing: isTooMuch ? t('withdrawal.excess') : amount.missing,
    /** There is less than can be withdrawn. */
    isNothing: balanceAfter(available, config.min_amount, amount.field.scale) === undefined,
    quote,
    sums: quote.quote ?? (amount.value === undefined ? undefined : sumsOf(amount.value, terms)),
    submit,
    payment,
    closePayment: () => setPayment(undefined),
    receipt: requested && receiptOf(requested),
    closeReceipt: () => requested && relaunch('withdrawalDetail', { id: requested.id }),
  }
}

/** What is shown, shared and saved of a withdrawal that was requested. */
const useReceiptOf = () => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const writeFee = useFee()
  return ({ amount, fee, arrive_amount, account, state, create_time, order_no }: Withdraw): Receipt => ({
    title: t('wallet.pendingOut', { amount: show(amount, 'money') }),
    number: order_no,
    lines: [
      { label: t('withdrawal.state'), value: auditStateName(state, t) },
      { label: t('withdrawal.fee'), value: writeFee(fee, 'money') },
      { label: t('withdrawal.arrives'), value: show(arrive_amount, 'money') },
      { label: t('withdrawal.account'), value: accountTitle(account, t) },
      { label: t('wallet.time'), value: formatMoment(create_time * 1000, 'moment', language) },
      { label: t('withdrawal.number'), value: order_no },
    ],
  })
}
