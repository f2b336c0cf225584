import type { CallData } from '@cliffhanger/contract/call.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import type { WithdrawAccount, WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { useState } from 'react'
import { relaunch } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import page from '../../../ui/forms/form-page.module.css'
import { amountProblem, balanceAfter } from '../amount-input.ts'
import { AmountField } from '../components/forms/amount-field.tsx'
import { type Payment, PaySheet } from '../components/forms/pay-sheet.tsx'
import { useAmount } from '../use-amount.ts'
import { useModules, useWallets } from '../use-wallets.ts'
import { forgetAbout } from '../wallet-answers.ts'
import { AccountChooser } from './account-chooser.tsx'
import { accountTitle } from './account-words.ts'
import { CertifyNote } from './certify-note.tsx'
import { requestQuote, useWithdrawalQuote } from './use-withdrawal-quote.ts'
import { WithdrawalQuote } from './withdrawal-quote.tsx'

interface WithdrawalFormProps {
  readonly terms: CallData<typeof withdrawalCalls.getWithdrawTerms>
  readonly methods: readonly WithdrawMethod[]
  readonly accounts: readonly WithdrawAccount[]
}

export const WithdrawalForm = ({ terms, methods, accounts }: WithdrawalFormProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const modules = useModules()
  const { overview, walletOf } = useWallets()
  const requested = Number(useScreenQuery().get('account_id'))
  const usable = accounts.filter(({ type }) => methods.some((method) => method.type === type))
  const [chosenId, setChosenId] = useState<number>()
  const account = usable.find(({ id }) => id === (chosenId ?? requested)) ?? usable[0]
  const [isTried, setIsTried] = useState(false)
  const [payment, setPayment] = useState<Payment>()
  const { config } = terms
  const available = walletOf('money')?.balance ?? terms.available
  const amount = useAmount({
    coin: 'money',
    // where withdrawals are off, the rest of a balance gets out however little it is.
    min: modules.withdraw === 1 ? config.min_amount : undefined,
    max: config.max_amount,
    balance: available,
  })
  const { quote, error, isAsking: isRequesting, refetch } = useWithdrawalQuote(amount.value, account?.id ?? 0)
  const isTooMuch = amountProblem(amount.field.value, amount.field) === 'notEnough'
  const mustCertify = config.need_real_name === 1 && overview !== undefined && overview.real_status !== 2

  const submit = useAction(async () => {
    setIsTried(true)
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
        { label: t('withdrawal.fee'), value: show(judged.fee, 'money') },
        { label: t('withdrawal.tax'), value: show(judged.tax, 'money') },
        { label: t('withdrawal.arrives'), value: show(judged.arrive_amount, 'money') },
        { label: t('withdrawal.account'), value: accountTitle(account, t) },
        ...(after === undefined ? [] : [{ label: t('payment.balanceAfter'), value: show(after, 'money') }]),
      ],
      pay: async (pay_password) => {
        const request = { amount: value, account_id: account.id, pay_password }
        const { withdraw } = await payOnce(withdrawalCalls.requestWithdrawal, `${account.id} ${value}`, request)
        setPayment(undefined)
        await forgetAbout('withdrawal')
        relaunch('withdrawalDetail', { id: withdraw.id })
      },
    })
  })

  return (
    <>
      <form
        className={page.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit.run()
        }}
      >
        {mustCertify && <CertifyNote />}
        <AmountField {...amount.field} error={isTooMuch ? t('withdrawal.excess') : amount.field.error} />
        <AccountChooser
          accounts={usable}
          account={account}
          onChoose={setChosenId}
          error={isTried && !account ? t('withdrawal.chooseFirst') : undefined}
        />
        <WithdrawalQuote terms={terms} quote={quote} isRequesting={isRequesting} />
        {quote?.can === 0 && account && (
          <p className={page.reason} role="alert">
            {quote.reason}
          </p>
        )}
        {error && (
          <p className={page.reason} role="alert">
            {describeFailure(error)}{' '}
            <Button kind="text" size="small" onClick={() => void refetch()}>
              {t('shell.retry')}
            </Button>
          </p>
        )}
        <Button type="submit" block busy={submit.isBusy}>
          {t('withdrawal.withdraw')}
        </Button>
        <p className={page.note}>{t('withdrawal.safety')}</p>
      </form>
      <PaySheet payment={payment} onClose={() => setPayment(undefined)} />
    </>
  )
}
