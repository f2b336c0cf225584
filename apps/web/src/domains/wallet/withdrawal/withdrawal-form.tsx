import { realNameStates } from '@cliffhanger/contract/account/states.ts'
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
import { CellGroup } from '../../../ui/layout/cell.tsx'
import { AmountForm } from '../components/amount/amount-form.tsx'
import { PaySheet } from '../components/forms/pay-sheet.tsx'
import { useWallets } from '../use-wallets.ts'
import { AccountChooser } from './account-chooser.tsx'
import { BeforeAmount } from './steps/before-amount.tsx'
import { IdentityStep } from './steps/identity-step.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import type { Terms } from './withdrawal-facts.tsx'
import { WithdrawalQuote } from './withdrawal-quote.tsx'

interface WithdrawalFormProps {
  readonly terms: Terms
  readonly methods: readonly WithdrawMethod[]
  readonly accounts: readonly WithdrawAccount[]
}

/** Who I am where the platform asks, which of my accounts, how much: what is done is one line, and the amount comes last. */
export const WithdrawalForm = ({ terms, methods, accounts }: WithdrawalFormProps) => {
  const t = useTexts()
  const requested = Number(useScreenQuery().get('account_id'))
  const usable = accounts.filter(({ type }) => methods.some((method) => method.type === type))
  const [chosenId, setChosenId] = useState<number>()
  const account = usable.find(({ id }) => id === (chosenId ?? requested)) ?? usable[0]
  const method = methods.find(({ type }) => type === account?.type)
  const { overview, isPending } = useWallets()
  const isAsked = terms.config.need_real_name === 1
  const identity = isAsked ? overview?.real_status : undefined
  const chooser = account && <AccountChooser accounts={usable} account={account} onChoose={setChosenId} />
  const isKnown = identity === undefined || identity === realNameStates.certified
  if (isAsked && isPending) return <SkeletonRows rows={4} />
  if (!account || !isKnown) return <BeforeAmount {...{ terms, methods, method, identity }} account={chooser} />
  return (
    <Request
      terms={terms}
      account={account}
      method={method}
      done={
        <CellGroup flush label={t('withdrawal.waySteps')}>
          {identity !== undefined && <IdentityStep status={identity} />}
          {chooser}
        </CellGroup>
      }
    />
  )
}

interface RequestProps {
  readonly terms: Terms
  readonly account: WithdrawAccount
  readonly method: WithdrawMethod | undefined
  /** The steps that lie behind. */
  readonly done: ReactNode
}

const Request = ({ terms, account, method, done }: RequestProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const withdrawal = useWithdrawal(terms, account, method)
  const { quote, error, isAsking: isRequesting, refetch } = withdrawal.quote
  const { amountField: field, missing } = withdrawal

  return (
    <>
      <AmountForm
        field={field}
        before={done}
        action={
          <Button type="submit" block busy={withdrawal.submit.isBusy} waitsFor={missing} saysWhy>
            {t('withdrawal.withdrawAmount', { amount: missing === undefined ? show(field.value, 'money') : '' })}
          </Button>
        }
        note={<p className={page.note}>{t('withdrawal.safety')}</p>}
        onSubmit={withdrawal.submit.run}
      >
        <WithdrawalQuote terms={terms} method={method} quote={quote} isRequesting={isRequesting} />
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
      </AmountForm>
      <PaySheet payment={withdrawal.payment} onClose={withdrawal.closePayment} />
      <ReceiptSheet receipt={withdrawal.receipt} onDone={withdrawal.closeReceipt} />
    </>
  )
}
