import { purchaseTypes } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { orderTypes } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { rowsByMonth } from '../../../shared/months-of-records.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { OrderQuoteView } from './order-quote-view.tsx'
import { OrderRow } from './order-row.tsx'
import { OrderView } from './order-view.tsx'

/** One order where `order_no` names it, what something would cost where `order_type` and `target_id` do, else my orders. */
export const OrdersScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('wallet')
  const query = useScreenQuery()
  const orderNo = query.get('order_no')
  const wanted = purchaseTypes.find((each) => each === query.get('order_type'))
  const targetId = Number(query.get('target_id')) || 0
  if (orderNo !== null) {
    return (
      <Screen top={<NavBar title={t('recharge.order')} onBack={goBack} />}>
        <OrderView orderNo={orderNo} />
      </Screen>
    )
  }
  if (wanted !== undefined && targetId > 0) {
    return (
      <Screen top={<NavBar title={t('recharge.confirmOrder')} onBack={goBack} />}>
        <OrderQuoteView type={wanted} targetId={targetId} number={Number(query.get('number')) || 1} />
      </Screen>
    )
  }
  return <OrderList onBack={goBack} />
}

const states = ['0', '1', '2'] as const

const OrderList = ({ onBack }: { readonly onBack: () => void }) => {
  const t = useTexts()
  const language = useLanguage()
  const query = useScreenQuery()
  const state = states.find((each) => each === query.get('state'))
  const type = orderTypes.find((each) => each === query.get('order_type'))
  const filter = {
    ...(state !== undefined && { state: Number(state) as 0 | 1 | 2 }),
    ...(type !== undefined && { order_type: type }),
  }
  const pages = usePagedCall(orderCalls.listOrders, filter, ({ order_no }) => order_no)
  return (
    <Screen
      width="rows"
      top={
        <>
          <NavBar title={t('recharge.orders')} onBack={onBack} />
          <Tabs
            label={t('withdrawal.state')}
            tabs={[
              { value: 'all', label: t('withdrawal.all') },
              { value: '0', label: t('recharge.orderPending') },
              { value: '1', label: t('recharge.orderPaid') },
              { value: '2', label: t('recharge.orderCancelled') },
            ]}
            value={state ?? 'all'}
            onChange={(value) => changeQuery('state', value === 'all' ? null : value)}
            fill
          />
        </>
      }
    >
      <RecordList
        pages={pages}
        empty={{ drawing: 'receipt', title: t('recharge.noOrders') }}
        renderRows={(list) => rowsByMonth(list, language, (order) => <OrderRow key={order.order_no} order={order} />)}
      />
    </Screen>
  )
}
