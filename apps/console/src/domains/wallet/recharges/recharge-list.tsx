import type { RechargeOverview } from '@cliffhanger/contract/payments/operator-payment-schemas.ts'
import { channelKinds } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { Chip, Stack, Typography } from '@mui/material'
import { useTexts } from '../../../platform/texts.ts'
import { choiceOf, searchFor } from '../../../ui/inputs/filters.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { periodFilter } from '../../../ui/lists/period-filter.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { durationText } from '../../../ui/money/amounts.ts'
import { kindText } from '../../../ui/money/payment-texts.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { AuditStateChip, auditStateText } from '../audit-state.tsx'

/** Recharges: those to audit first, the longest waiting at the top; a large one that one operator agreed to is confirmed (2). */
export const RechargeList = () => {
  const t = useTexts()
  return (
    <ListPage
      title={t('wallet.recharges')}
      chosenFirst={{ state: 1 }}
      filters={[
        searchFor('order_no', t('wallet.orderNo')),
        choiceOf(
          'state',
          t('wallet.state'),
          Object.values(auditStates).map((id) => ({ id, name: auditStateText(t, id, 'recharge') })),
          t('wallet.any'),
        ),
        choiceOf(
          'kind',
          t('wallet.way'),
          channelKinds.filter((kind) => kind !== 'balance').map((id) => ({ id, name: kindText(t, id) })),
          t('wallet.any'),
        ),
        periodFilter(t),
      ]}
    >
      <Table rowClick="show">
        <Column<RechargeOverview> source="state" label={t('wallet.state')}>
          {(recharge) => <RechargeState recharge={recharge} />}
        </Column>
        <Column<RechargeOverview> source="member" label={t('account.member')}>
          {({ member }) => <PersonLink member={member} />}
        </Column>
        <Column<RechargeOverview> source="pay_amount" label={t('wallet.pays')} isNumber sortBy="amount">
          {({ pay_amount, pay_currency }) => (
            <>
              <Amount value={pay_amount} /> {pay_currency}
            </>
          )}
        </Column>
        <Column<RechargeOverview> source="receive_amount" label={t('wallet.receives')} isNumber>
          {({ receive_amount, receive_coin }) => <Amount value={receive_amount} coin={receive_coin} />}
        </Column>
        <Column<RechargeOverview> source="platform_name" label={t('wallet.way')}>
          {({ platform_name, kind }) => platform_name || kindText(t, kind)}
        </Column>
        <Column<RechargeOverview> source="has_proof" label={t('wallet.proof')}>
          {({ has_proof, payment_ref }) => (has_proof === 1 ? t('shell.yes') : payment_ref || '—')}
        </Column>
        <Column<RechargeOverview> source="order_no" label={t('wallet.orderNo')} />
        <Column<RechargeOverview> source="wait_seconds" label={t('wallet.waits')} sortBy="create_time">
          {({ state, wait_seconds, is_due, create_time }) =>
            state === auditStates.toAudit || state === auditStates.pendingTransfer ? (
              <Typography variant="body2" color={is_due === 1 ? 'error' : 'textPrimary'} sx={{ whiteSpace: 'nowrap' }}>
                {durationText(wait_seconds)}
              </Typography>
            ) : (
              <Time seconds={create_time} />
            )
          }
        </Column>
      </Table>
    </ListPage>
  )
}

/** Its state, and what an operator must know at a glance: it is due, or somebody agreed already. */
export const RechargeState = ({ recharge }: { readonly recharge: RechargeOverview }) => {
  const t = useTexts()
  const { state, is_due, needs_two, confirmed_by, late_state } = recharge
  const isOpen = state === auditStates.toAudit || state === auditStates.pendingTransfer
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <AuditStateChip state={state} of="recharge" />
      {isOpen && is_due === 1 && <Chip size="small" color="error" label={t('wallet.overdue')} />}
      {isOpen && needs_two === 1 && (
        <Chip
          size="small"
          variant="outlined"
          label={confirmed_by === '' ? t('wallet.needsTwo') : t('wallet.agreedBy', { name: confirmed_by })}
        />
      )}
      {late_state === 'open' && <Chip size="small" color="warning" label={t('wallet.paidLate')} />}
    </Stack>
  )
}
