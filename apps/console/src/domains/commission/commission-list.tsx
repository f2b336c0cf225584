import {
  type CommissionLine,
  type CommissionReason,
  commissionStates,
} from '@cliffhanger/contract/commission/operator-schemas.ts'
import { Chip, Stack, Typography } from '@mui/material'
import { TextInput } from 'react-admin'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { choiceOf } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { percentText } from '../../ui/money/amounts.ts'
import { PersonLink } from '../../ui/person-link.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

const colors = { pending: 'warning', settled: 'success', reversed: 'error', nothing: 'default' } as const

const reasonText = (t: Texts, reason: CommissionReason): string => (reason === '' ? '—' : t(`commission.${reason}`))

/** Each sale by level: who earned how much by it and what became of that, or why nobody earned anything. */
export const CommissionList = () => {
  const t = useTexts()
  return (
    <ListPage title={t('commission.list')} filters={filtersOf(t)}>
      <Table>
        <Column<CommissionLine> source="state" label={t('commission.state')}>
          {({ state }) => (
            <Chip size="small" variant="outlined" color={colors[state]} label={t(`commission.${state}`)} />
          )}
        </Column>
        <Column<CommissionLine> source="kind" label={t('commission.order')}>
          {({ kind, order_no: number }) => (
            <Stack>
              <span>{t(`commission.${kind}`)}</span>
              <Typography variant="body2" color="textSecondary">
                {number}
              </Typography>
            </Stack>
          )}
        </Column>
        <Column<CommissionLine> source="buyer" label={t('commission.buyer')}>
          {({ buyer }) => <PersonLink member={buyer} />}
        </Column>
        <Column<CommissionLine> source="level" label={t('commission.level')}>
          {({ level }) => (level === 0 ? t('commission.wholeSale') : level)}
        </Column>
        <Column<CommissionLine> source="earner" label={t('commission.earner')}>
          {({ earner, is_star: isStar }) => (
            <Stack>
              {earner ? <PersonLink member={earner} /> : t('commission.nobody')}
              {isStar === 1 && (
                <Typography variant="body2" color="textSecondary">
                  {t('commission.starHeld')}
                </Typography>
              )}
            </Stack>
          )}
        </Column>
        <Column<CommissionLine> source="base" label={t('commission.base')} isNumber>
          {({ base }) => <Amount value={base} />}
        </Column>
        <Column<CommissionLine> source="standing" label={t('commission.standing')} isNumber>
          {({ standing }) => <Amount value={standing} />}
        </Column>
        <Column<CommissionLine> source="rate" label={t('commission.rate')} isNumber>
          {({ rate }) => percentText(rate)}
        </Column>
        <Column<CommissionLine> source="agreed" label={t('commission.agreed')} isNumber>
          {({ agreed }) => <Amount value={agreed} />}
        </Column>
        <Column<CommissionLine> source="amount" label={t('commission.has')} isNumber>
          {({ amount }) => <Amount value={amount} />}
        </Column>
        <Column<CommissionLine> source="settled" label={t('commission.settled')} isNumber>
          {({ settled }) => <Amount value={settled} />}
        </Column>
        <Column<CommissionLine> source="reversed" label={t('commission.reversed')} isNumber>
          {({ reversed }) => <Amount value={reversed} />}
        </Column>
        <Column<CommissionLine> source="reason" label={t('commission.why')}>
          {({ reason }) => reasonText(t, reason)}
        </Column>
        <Column<CommissionLine> source="sold_time" label={t('commission.sold')}>
          {({ sold_time: sold }) => <Time seconds={sold} />}
        </Column>
        <Column<CommissionLine> source="due_time" label={t('commission.due')}>
          {({ due_time: due }) => (due === 0 ? '—' : <Time seconds={due} />)}
        </Column>
      </Table>
    </ListPage>
  )
}

const filtersOf = (t: Texts) => [
  <TextInput key="earner" source="earner" label={t('commission.earnerNumber')} alwaysOn resettable />,
  <TextInput key="buyer" source="buyer" label={t('commission.buyerNumber')} alwaysOn resettable />,
  <TextInput key="order_no" source="order_no" label={t('commission.orderNumber')} alwaysOn resettable />,
  choiceOf(
    'state',
    t('commission.state'),
    commissionStates.map((id) => ({ id, name: t(`commission.${id}`) })),
    t('commission.anyState'),
  ),
  periodFilter(t),
]
