import type { CallData } from '@cliffhanger/contract/call.ts'
import type { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import type { WithdrawAccount, WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { useState } from 'react'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ReceiptSheet } from '../../../shared/receipts/receipt-sheet.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { AmountForm } from '../components/amount/amount-form.tsx'
import { PaySheet } from '../components/forms/pay-sheet.tsx'
import { useWallets } from '../use-wallets.ts'
import { AccountChooser } from './account-chooser.tsx'
import { AddAccountFirst } from './add-account-first.tsx'
import { CertifyNote } from './certify-note.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalQuote } from './withdrawal-quote.tsx'

interface WithdrawalFormProps {
  readonly terms: CallData<typeof withdrawalCalls.getWithdrawTerms>
  readonly methods: readonly WithdrawMethod[]
  readonly accounts: readonly WithdrawAccount[]
}

/** How much goes to which of my accounts; without one that money can go to, first that. */
export const WithdrawalForm = ({ terms, methods, accounts }: WithdrawalFormProps) => {
  const requested = Number(useScreenQuery().get('account_id'))
  const usable = accounts.filter(({ type }) => methods.some((method) => method.type === type))
  const [chosenId, setChosenId] = useState<number>()
  const account = usable.find(({ id }) => id === (chosenId ?? requested)) ?? usable[0]
  const { overview } = useWallets()
  const mustCertify = terms.config.need_real_name === 1 && overview !== undefined && overview.real_status !== 2
  if (!account)
    return (
      <>
        {mustCertify && <CertifyNote />}
        <AddAccountFirst methods={methods} available={terms.available} />
      </>
    )
  return <Request terms={terms} accounts={usable} account={account} mustCertify={mustCertify} onChoose={setChosenId} />
}

interface RequestProps extends Omit<WithdrawalFormProps, 'methods'> {
  readonly account: WithdrawAccount
  /** */
  readonly mustCertify: boolean
  readonly onChoose: (id: number) => void
}

const Request = ({ terms, accounts, account, mustCertify, onChoose }: RequestProps) => {
  const t = useTexts()
  const withdrawal = useWithdrawal(terms, account)
  const { quote, error, isAsking: isRequesting, refetch } = withdrawal.quote

  return (
    <>
      <AmountForm
        field={withdrawal.amountField}
        before={
          <>
            {mustCertify && <CertifyNote />}
            <AccountChooser accounts={accounts} account={account} onChoose={onChoose} />
          </>
        }
        action={
          <Button type="submit" block busy={withdrawal.submit.isBusy} waitsFor={withdrawal.missing}>
            {t('withdrawal.withdraw')}
          </Button>
        }
        note={<p className={page.note}>{t('withdrawal.safety')}</p>}
        onSubmit={withdrawal.submit.run}
      >
        <WithdrawalQuote terms={terms} quote={quote} isRequesting={isRequesting} />
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
