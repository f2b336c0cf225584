import type { WithdrawalOverview } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { accountTypes } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { Box, Chip, Stack } from '@mui/material'
import { useTexts } from '../../../platform/texts.ts'
import { choiceOf, searchFor } from '../../../ui/inputs/filters.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { periodFilter } from '../../../ui/lists/period-filter.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { kindText } from '../../../ui/money/payment-texts.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { AuditStateChip, auditStateText } from '../audit-state.tsx'

/** Withdrawals: those that wait, by when they are due. */
export const WithdrawalList = () => {
  const t = useTexts()
  const states = Object.values(auditStates).map((id) => ({ id: String(id), name: auditStateText(t, id, 'withdrawal') }))
  return (
    <ListPage
      title={t('wallet.withdrawals')}
      chosenFirst={{ state: 'open' }}
      filters={[
        searchFor('number', t('wallet.memberOrOrderNo')),
        choiceOf('state', t('wallet.state'), [{ id: 'open', name: t('wallet.open') }, ...states], t('wallet.any')),
        choiceOf(
          'type',
          t('wallet.goesTo'),
          accountTypes.map((id) => ({ id, name: kindText(t, id) })),
          t('wallet.any'),
        ),
        periodFilter(t),
      ]}
    >
      <Table rowClick="show">
        <Column<WithdrawalOverview> source="state" label={t('wallet.state')}>
          {(withdrawal) => <WithdrawalState withdrawal={withdrawal} />}
        </Column>
        <Column<WithdrawalOverview> source="member" label={t('account.member')}>
          {({ member }) => <PersonLink member={member} />}
        </Column>
        <Column<WithdrawalOverview> source="amount" label={t('wallet.amount')} isNumber sortBy="amount">
          {({ amount }) => <Amount value={amount} />}
        </Column>
        <Column<WithdrawalOverview> source="arrive_amount" label={t('wallet.arrives')} isNumber>
          {({ arrive_amount }) => <Amount value={arrive_amount} />}
        </Column>
        <Column<WithdrawalOverview> source="type" label={t('wallet.goesTo')}>
          {({ type }) => kindText(t, type)}
        </Column>
        <Column<WithdrawalOverview> source="order_no" label={t('wallet.orderNo')}>
          {({ order_no }) => <Box sx={{ whiteSpace: 'nowrap' }}>{order_no}</Box>}
        </Column>
        <Column<WithdrawalOverview> source="due_time" label={t('wallet.due')}>
          {({ due_time }) => <Time seconds={due_time} />}
        </Column>
        <Column<WithdrawalOverview> source="create_time" label={t('wallet.asked')} sortBy="create_time">
          {({ create_time }) => <Time seconds={create_time} />}
        </Column>
      </Table>
    </ListPage>
  )
}

/** Its state, and what an operator must know at a glance: it is overdue, who agreed, who is paying. */
export const WithdrawalState = ({ withdrawal }: { readonly withdrawal: WithdrawalOverview }) => {
  const t = useTexts()
  const { state, is_overdue, needs_two, agreed_by, payer } = withdrawal
  return (
    <Stack direction="row" spacing={0.5}>
      <AuditStateChip state={state} of="withdrawal" />
      {is_overdue === 1 && <Chip size="small" color="error" label={t('wallet.overdue')} />}
      {state === auditStates.toAudit && needs_two === 1 && (
        <Chip
          size="small"
          variant="outlined"
          label={agreed_by ? t('wallet.agreedBy', { name: agreed_by.name }) : t('wallet.needsTwo')}
        />
      )}
      {state === auditStates.pendingTransfer && payer && (
        <Chip size="small" variant="outlined" label={t('wallet.paidBy', { name: payer.name })} />
      )}
    </Stack>
  )
}
