import type { MallOrderOverview } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import { Box, Checkbox, Stack } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Cover } from '../../../ui/cover.tsx'
import { choiceOf, searchFor } from '../../../ui/inputs/filters.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { periodFilter } from '../../../ui/lists/period-filter.tsx'
import { PersonLink } from '../../../ui/person-link.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { itemText, OrderStateChip, orderStateText, paidText } from './order-texts.tsx'
import { isPacked, mostPacked, OrderTools } from './order-tools.tsx'

/** Orders of the points mall; those that wait to be shipped, unless something else is chosen. */
export const OrderList = () => {
  const t = useTexts()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const states = Object.values(mallOrderStates).map((id) => ({ id: String(id), name: orderStateText(t, id) }))
  const toggle = (id: number): void =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id].slice(-mostPacked))
  return (
    <ListPage
      title={t('mall.orders')}
      chosenFirst={{ state: String(mallOrderStates.pendingShipment) }}
      filters={[
        searchFor('number', t('mall.memberOrOrderNo')),
        choiceOf('state', t('mall.state'), states, t('mall.allStates')),
        periodFilter(t),
      ]}
    >
      <OrderTools chosen={chosen} onChoose={setChosen} />
      <Table rowClick="show">
        <Column<MallOrderOverview> source="id" label={t('mall.pack')}>
          {(order) => isPacked(order) && <ChooseBox order={order} chosen={chosen} onToggle={toggle} />}
        </Column>
        <Column<MallOrderOverview> source="goods_name" label={t('mall.article')}>
          {(order) => (
            <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
              <Cover address={order.cover} width={40} height={40} />
              <Box sx={{ minWidth: 120 }}>{itemText(order)}</Box>
            </Stack>
          )}
        </Column>
        <Column<MallOrderOverview> source="state" label={t('mall.state')}>
          {({ state }) => <OrderStateChip state={state} />}
        </Column>
        <Column<MallOrderOverview> source="member" label={t('account.member')}>
          {({ member }) => <PersonLink member={member} />}
        </Column>
        <Column<MallOrderOverview> source="pay_point" label={t('mall.paid')} isNumber>
          {(order) => paidText(t, order)}
        </Column>
        <Column<MallOrderOverview> source="order_no" label={t('mall.orderNo')} />
        <Column<MallOrderOverview> source="create_time" label={t('mall.ordered')} sortBy="create_time">
          {({ create_time }) => <Time seconds={create_time} />}
        </Column>
      </Table>
    </ListPage>
  )
}

interface ChooseBoxProps {
  readonly order: MallOrderOverview
  readonly chosen: readonly number[]
  readonly onToggle: (id: number) => void
}

const ChooseBox = ({ order: { id, order_no }, chosen, onToggle }: ChooseBoxProps) => {
  const t = useTexts()
  return (
    <Checkbox
      size="small"
      checked={chosen.includes(id)}
      onChange={() => onToggle(id)}
      // The row opens the order.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': t('mall.packOrder', { number: order_no }) } }}
    />
  )
}
