import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import type { SoldStarPlan } from '@cliffhanger/contract/star-plans/operator-calls.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { callServer } from '../../platform/server.ts'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { choiceOf, searchFor } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

const stateText = (t: Texts, state: SoldStarPlan['state'], refundedTime = 0): string => {
  if (refundedTime > 0) return t('starPlans.refunded')
  if (state === orderStates.paid) return t('starPlans.done')
  return state === orderStates.cancelled ? t('starPlans.cancelled') : t('starPlans.waiting')
}

/** Orders for star packages; what is left of a paid one can be given back. */
export const StarOrderList = () => {
  const t = useTexts()
  return (
    <ListPage
      title={t('starPlans.orders')}
      filters={[
        searchFor('number', t('shell.memberNumber')),
        choiceOf(
          'state',
          t('starPlans.state'),
          Object.values(orderStates).map((id) => ({ id, name: stateText(t, id) })),
          t('starPlans.anyState'),
        ),
        periodFilter(t),
      ]}
    >
      <Table>
        <Column<SoldStarPlan> source="order_no" label={t('starPlans.order')}>
          {({ title, order_no: number }) => (
            <Stack>
              <span>{title}</span>
              <Typography variant="body2" color="textSecondary">
                {number}
              </Typography>
            </Stack>
          )}
        </Column>
        <Column<SoldStarPlan> source="member" label={t('starPlans.member')}>
          {({ member }) => <PersonLink member={member} />}
        </Column>
        <Column<SoldStarPlan> source="state" label={t('starPlans.state')}>
          {({ state, refund_time: refunded }) => stateText(t, state, refunded)}
        </Column>
        <Column<SoldStarPlan> source="pay_amount" label={t('starPlans.paid')} isNumber>
          {({ pay_amount: amount, coin_code: coin }) => <Amount value={amount} coin={coin} />}
        </Column>
        <Column<SoldStarPlan> source="refunded_amount" label={t('starPlans.refunded')} isNumber>
          {({ refunded_amount: amount, refund_time: time, coin_code: coin }) =>
            time > 0 ? <Amount value={amount} coin={coin} /> : '—'
          }
        </Column>
        <Column<SoldStarPlan> source="start_time" label={t('starPlans.period')}>
          {({ start_time: start, end_time: end }) =>
            start === 0 ? (
              '—'
            ) : (
              <>
                <Time seconds={start} /> – <Time seconds={end} />
              </>
            )
          }
        </Column>
        <Column<SoldStarPlan> source="create_time" label={t('starPlans.made')} sortBy="create_time">
          {({ create_time: made }) => <Time seconds={made} />}
        </Column>
        <ActsColumn<SoldStarPlan> source="id">{(order) => <Refund order={order} />}</ActsColumn>
      </Table>
    </ListPage>
  )
}

/** The way to give back what is left of a period; nothing where none is. */
const Refund = ({ order }: { readonly order: SoldStarPlan }) => {
  const { state, refund_time: refunded, end_time: end, order_no: number } = order
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const confirmAction = useConfirmAction()
  const [openedMs] = useState(() => Date.now())
  const isOver = end * 1000 <= openedMs
  if (!mayWrite || state !== orderStates.paid || refunded > 0 || isOver) return '—'
  const refund = (): void =>
    confirmAction({
      title: t('starPlans.refundTitle', { name: number }),
      explanation: t('starPlans.refundHint'),
      action: t('starPlans.refund'),
      isDestructive: true,
      run: (reason) => callServer(orderOperatorCalls.refundOrder, { order_no: number, reason }),
    })
  return (
    <Button size="small" color="error" onClick={refund}>
      {t('starPlans.refund')}
    </Button>
  )
}
