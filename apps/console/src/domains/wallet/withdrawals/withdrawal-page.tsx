import type { WithdrawalDetail } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import type { AccountDetails } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { Alert, Stack } from '@mui/material'
import { useState } from 'react'
import { Loading, Show } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { useDetail } from '../../../platform/use-detail.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { percentText } from '../../../ui/money/amounts.ts'
import { kindText } from '../../../ui/money/payment-texts.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { Pictures } from '../../../ui/pictures.tsx'
import { Section } from '../../../ui/section.tsx'
import { Time } from '../../../ui/time.tsx'
import { AuditStateChip } from '../audit-state.tsx'
import { StepList } from '../step-list.tsx'
import { WithdrawalActions } from './withdrawal-actions.tsx'
import { WithdrawalState } from './withdrawal-list.tsx'

/** One withdrawal: how much, where to, what is known of its member, and what is to be done. */
export const WithdrawalPage = () => {
  const t = useTexts()
  return (
    <Show title={t('wallet.withdrawal')} actions={false} component="div">
      <WithdrawalSections />
    </Show>
  )
}

const WithdrawalSections = () => {
  const t = useTexts()
  const withdrawal = useDetail<WithdrawalDetail>('facts')
  const [shown, setShown] = useState<AccountDetails>()
  if (!withdrawal) return <Loading />
  const { id, reason, payout_reference, steps, is_first } = withdrawal
  return (
    <>
      <Section
        title={withdrawal.order_no}
        actions={<WithdrawalActions key={id} withdrawal={withdrawal} onAccount={setShown} />}
      >
        <Facts
          rows={[
            [t('wallet.state'), <WithdrawalState key="state" withdrawal={withdrawal} />],
            [t('account.member'), <PersonLink key="member" member={withdrawal.member} />],
            [t('wallet.amount'), <Amount key="amount" value={withdrawal.amount} coin="money" />],
            [
              t('wallet.fee'),
              <span key="fee">
                <Amount value={withdrawal.fee} coin="money" /> {is_first === 1 && `(${t('wallet.firstFree')})`}
              </span>,
            ],
            [t('wallet.tax'), <Amount key="tax" value={withdrawal.tax} coin="money" />],
            [t('wallet.arrives'), <Amount key="arrives" value={withdrawal.arrive_amount} coin="money" />],
            [t('wallet.asked'), <Time key="asked" seconds={withdrawal.create_time} />],
            [t('wallet.due'), <Time key="due" seconds={withdrawal.due_time} />],
            ...(payout_reference ? [[t('wallet.payoutReference'), payout_reference] as const] : []),
            ...(reason ? [[t('shell.reason'), reason] as const] : []),
          ]}
        />
      </Section>
      <Payee withdrawal={withdrawal} shown={shown} />
      <Known withdrawal={withdrawal} />
      <Section title={t('wallet.steps')}>
        <StepList
          label={t('wallet.steps')}
          steps={steps.map(({ state, create_time }) => ({
            seconds: create_time,
            state: <AuditStateChip state={state} of="withdrawal" />,
          }))}
        />
      </Section>
    </>
  )
}

interface PayeeProps {
  readonly withdrawal: WithdrawalDetail
  /** The account in full, once the payout was begun. */
  readonly shown: AccountDetails | undefined
}

/** Where the money goes; in full only for who is paying it out. */
const Payee = ({ withdrawal, shown }: PayeeProps) => {
  const t = useTexts()
  const { account, qr_address } = withdrawal
  const { type, real_name, bank_name, card_no, account: name, chain } = shown ?? account
  const rows: readonly (readonly [string, string])[] = [
    [t('wallet.payeeName'), real_name],
    [t('wallet.bank'), bank_name],
    [t('wallet.cardNo'), card_no],
    [t('wallet.accountNo'), name],
    [t('wallet.chain'), chain],
  ]
  return (
    <Section
      title={`${t('wallet.goesTo')}: ${kindText(t, type)}`}
      {...(!shown && { explanation: t('wallet.maskedHint') })}
    >
      <Facts
        rows={rows
          .filter(([, text]) => text !== '')
          .map(([label, text]) => [
            label,
            shown ? (
              <Stack key={label} direction="row" sx={{ alignItems: 'center' }}>
                <span>{text}</span>
                <CopyButton text={text} name={label} />
              </Stack>
            ) : (
              text
            ),
          ])}
      />
      <Pictures label={t('wallet.qr')} addresses={qr_address === '' ? [] : [qr_address]} height={240} />
    </Section>
  )
}

/** What is known about the member, and the terms that applied at the time of the request. */
const Known = ({ withdrawal: { facts, terms } }: { readonly withdrawal: WithdrawalDetail }) => {
  const t = useTexts()
  const yesNo = (flag: 0 | 1): string => (flag === 1 ? t('shell.yes') : t('shell.no'))
  return (
    <Section title={t('wallet.known')}>
      {facts.same_payee_total > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('wallet.samePayee', { count: facts.same_payee_total })}
        </Alert>
      )}
      {facts.is_certified === 1 && facts.is_name_same === 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('wallet.nameDiffers')}
        </Alert>
      )}
      <Facts
        rows={[
          [t('wallet.certified'), yesNo(facts.is_certified)],
          [t('wallet.paidBefore'), t('wallet.paidBeforeCount', { count: facts.paid_total })],
          [t('wallet.paidSum'), <Amount key="sum" value={facts.paid_sum} coin="money" />],
          [
            t('wallet.limitsThen'),
            <span key="limits">
              <Amount value={terms.min_amount} /> – <Amount value={terms.max_amount} />
            </span>,
          ],
          [t('wallet.dailyThen'), t('wallet.dailyThenText', { count: terms.daily_count, amount: terms.daily_amount })],
          [t('wallet.ratesThen'), `${percentText(terms.fee_rate)} + ${percentText(terms.tax_rate)}`],
        ]}
      />
    </Section>
  )
}
