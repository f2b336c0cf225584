import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import type { ReactElement } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'

interface StarOrdersScreenProps {
  /** One order: what it is, how it is paid, where it stands. */
  readonly renderOrder: (orderNo: string) => ReactElement
  readonly renderRow: (order: Order) => ReactElement
}

/** One order of a star package where `order_no` names it, else all of mine. */
export const StarOrdersScreen = ({ renderOrder, renderRow }: StarOrdersScreenProps) => {
  const t = useTexts()
  const goBack = useGoBack('starPackages')
  const orderNo = useScreenQuery().get('order_no')
  if (orderNo === null) return <OrderList onBack={goBack} renderRow={renderRow} />
  return <Screen top={<NavBar title={t('starPlans.order')} onBack={goBack} />}>{renderOrder(orderNo)}</Screen>
}

const states = [0, 1, 2] as const

interface OrderListProps extends Pick<StarOrdersScreenProps, 'renderRow'> {
  readonly onBack: () => void
}

const OrderList = ({ onBack, renderRow }: OrderListProps) => {
  const t = useTexts()
  const requested = useScreenQuery().get('state')
  const state = states.find((each) => String(each) === requested)
  const pages = usePagedCall(
    starPlanCalls.listStarRecords,
    { type: 'order', ...(state !== undefined && { state }) },
    ({ order_no }) => order_no,
  )
  return (
    <Screen
      width="wide"
      top={
        <>
          <NavBar title={t('starPlans.orders')} onBack={onBack} />
          <Tabs
            label={t('withdrawal.state')}
            tabs={[
              { value: 'all', label: t('withdrawal.all') },
              { value: '0', label: t('recharge.orderPending') },
              { value: '1', label: t('recharge.orderPaid') },
              { value: '2', label: t('recharge.orderCancelled') },
            ]}
            value={state === undefined ? 'all' : String(state)}
            onChange={(value) => changeQuery('state', value === 'all' ? null : value)}
            fill
          />
        </>
      }
    >
      <RecordList
        key={state ?? 'all'}
        pages={pages}
        empty={{ drawing: 'money', title: t('starPlans.noOrders') }}
        renderRows={(list) => list.flatMap((each) => ('pay_amount' in each ? [renderRow(each)] : []))}
      />
    </Screen>
  )
}
