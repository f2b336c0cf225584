import type { WithdrawAccount, WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { type ReactNode, useState } from 'react'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { ReceiptSheet } from '../../../shared/receipts/receipt-sheet.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { AmountForm } from '../components/amount/amount-form.tsx'
import { PaySheet } from '../components/forms/pay-sheet.tsx'
import { useWallets } from '../use-wallets.ts'
import { AccountChooser } from './account-chooser.tsx'
import { IdentityLine } from './before/identity-line.tsx'
import { type NextStep, nextStepOf } from './before/next-step.ts'
import { NextStepButton } from './before/next-step-button.tsx'
import { NoAccountYet } from './before/no-account-yet.tsx'
import { NothingYet } from './before/nothing-yet.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalSummary } from './withdrawal-summary.tsx'
import type { Terms } from './withdrawal-sums.ts'

interface WithdrawalFormProps {
  readonly terms: Terms
  readonly methods: readonly WithdrawMethod[]
  readonly accounts: readonly WithdrawAccount[]
  /** What one scrolls to. */
  readonly after?: ReactNode
}

/** How much, what arrives of it and when, to which of my accounts. Who may not withdraw yet sees all of it as well, and the one thing to do
 *  first: say who one is where the platform asks, or where the money goes. */
export const WithdrawalForm = ({ terms, methods, accounts, after }: WithdrawalFormProps) => {
  const requested = Number(useScreenQuery().get('account_id'))
  const usable = accounts.filter(({ type }) => methods.some((method) => method.type === type))
  const [chosenId, setChosenId] = useState<number>()
  const account = usable.find(({ id }) => id === (chosenId ?? requested)) ?? usable[0]
  const method = methods.find(({ type }) => type === account?.type)
  const { overview, isPending } = useWallets()
  const isAsked = terms.config.need_real_name === 1
  if (isAsked && isPending) return <SkeletonRows rows={4} />
  const identity = isAsked ? overview?.real_status : undefined
  const chooser = account && <AccountChooser accounts={usable} account={account} onChoose={setChosenId} />
  return (
    <Request
      {...{ terms, methods, account, method, after }}
      next={nextStepOf(identity, account !== undefined)}
      chooser={chooser}
      before={identity !== undefined && <IdentityLine status={identity} />}
      where={chooser ?? <NoAccountYet methods={methods} />}
    />
  )
}

interface RequestProps extends Pick<WithdrawalFormProps, 'terms' | 'methods' | 'after'> {
  readonly account: WithdrawAccount | undefined
  readonly method: WithdrawMethod | undefined
  readonly next: NextStep
  /** The account in its card; undefined where there is none. */
  readonly chooser: ReactNode | undefined
  /** What there is to do before. */
  readonly before: ReactNode
  /** Where the money goes. */
  readonly where: ReactNode
}

const Request = ({ terms, methods, account, method, next, chooser, before, where, after }: RequestProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const given = useScreenQuery().get('amount') ?? ''
  const withdrawal = useWithdrawal(terms, account, method, given)
  const { quote, error, isAsking, refetch } = withdrawal.quote
  const { amountField: field, missing } = withdrawal
  const isReady = next === 'withdraw'

  return (
    <>
      {withdrawal.isNothing ? (
        <NothingYet
          {...{ terms, method, before, after }}
          available={field.balance ?? terms.available}
          account={chooser}
        />
      ) : (
        <AmountForm
          field={field}
          before={before}
          action={
            isReady ? (
              <Button type="submit" block busy={withdrawal.submit.isBusy} waitsFor={missing} saysWhy>
                {t('withdrawal.withdrawAmount', { amount: missing === undefined ? show(field.value, 'money') : '' })}
              </Button>
            ) : (
              <NextStepButton next={next} methods={methods} amount={field.value} />
            )
          }
          after={after}
          onSubmit={() => {
            if (isReady) withdrawal.submit.run()
          }}
        >
          <WithdrawalSummary {...{ terms, method, quote, isAsking }} sums={withdrawal.sums} />
          {quote?.can === 0 && (
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
          {where}
        </AmountForm>
      )}
      <PaySheet payment={withdrawal.payment} onClose={withdrawal.closePayment} />
      <ReceiptSheet receipt={withdrawal.receipt} onDone={withdrawal.closeReceipt} />
    </>
  )
}
