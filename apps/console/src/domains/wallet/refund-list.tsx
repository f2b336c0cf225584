import { Chip } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'
import { choiceOf } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { providerText, type RefundItem, refundStates, refundStateText } from '../../ui/money/payment-texts.ts'
import { Column, Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Time } from '../../ui/time.tsx'

const colors = { unknown: 'warning', done: 'success', failed: 'error' } as const

/** Money that goes back to where it came from. */
export const RefundList = () => {
  const t = useTexts()
  return (
    <ListPage
      title={t('wallet.refunds')}
      filters={[
        choiceOf(
          'state',
          t('wallet.state'),
          refundStates.map((id) => ({ id, name: refundStateText(t, id) })),
          t('wallet.any'),
        ),
        periodFilter(t),
      ]}
    >
      <Table>
        <Column<RefundItem> source="state" label={t('wallet.state')}>
          {({ state }) => (
            <Chip size="small" variant="outlined" color={colors[state]} label={refundStateText(t, state)} />
          )}
        </Column>
        <Column<RefundItem> source="amount" label={t('wallet.amount')} isNumber>
          {({ amount }) => <Amount value={amount} />}
        </Column>
        <Column<RefundItem> source="payment_ref" label={t('wallet.paymentRef')}>
          {({ provider, payment_ref }) => `${providerText(t, provider)} ${payment_ref}`}
        </Column>
        <Column<RefundItem> source="recharge_id" label={t('wallet.refundOf')}>
          {({ recharge_id }) =>
            recharge_id === 0 ? (
              <TextLink to="/suspense">{t('wallet.suspense')}</TextLink>
            ) : (
              <TextLink to={`/recharges/${recharge_id}/show`}>{t('wallet.recharge')}</TextLink>
            )
          }
        </Column>
        <Column<RefundItem> source="reason" label={t('shell.reason')} />
        <Column<RefundItem> source="operator_name" label={t('audit.operator')} />
        <Column<RefundItem> source="note" label={t('wallet.note')}>
          {({ note, reference }) => [reference, note].filter(Boolean).join(' · ') || '—'}
        </Column>
        <Column<RefundItem> source="create_time" label={t('shell.created')} sortBy="create_time">
          {({ create_time }) => <Time seconds={create_time} />}
        </Column>
      </Table>
    </ListPage>
  )
}
