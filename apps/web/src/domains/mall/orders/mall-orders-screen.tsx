import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import MapPin from 'lucide-react/icons/map-pin'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { rowsByMonth } from '../../../shared/months-of-records.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { OrderCard } from './order-card.tsx'

const { pendingShipment, awaitingReceipt, completed } = mallOrderStates
const shownStates = [pendingShipment, awaitingReceipt, completed] as const

/** What I exchanged, by where it stands; those that were cancelled are among all. */
export const MallOrdersScreen = () => {
  const t = useTexts()
  const language = useLanguage()
  const goBack = useGoBack('mall')
  const requested = Number(useScreenQuery().get('state'))
  const state = shownStates.find((each) => each === requested)
  const pages = usePagedCall(mallOrderCalls.listMallOrders, state === undefined ? {} : { state }, ({ id }) => id)
  return (
    <Screen
      width="wide"
      top={
        <>
          <NavBar
            title={t('mallOrders.orders')}
            onBack={goBack}
            right={<IconButton icon={MapPin} label={t('addresses.title')} onClick={() => goTo('addresses')} />}
          />
          <Tabs
            label={t('mallOrders.stateFilter')}
            tabs={[
              { value: 0, label: t('mallOrders.all') },
              { value: pendingShipment, label: t('mallOrders.pending') },
              { value: awaitingReceipt, label: t('mallOrders.onItsWay') },
              { value: completed, label: t('mallOrders.completed') },
            ]}
            value={state ?? 0}
            onChange={(value) => changeQuery('state', value === 0 ? null : String(value))}
            fill
          />
        </>
      }
    >
      <RecordList
        key={state ?? 0}
        pages={pages}
        columns={2}
        empty={{
          drawing: 'box',
          title: t('mallOrders.none'),
          hint: t('mallOrders.noneHint'),
          action: (
            <Button kind="quiet" size="small" onClick={() => goTo('mall')}>
              {t('mallOrders.toMall')}
            </Button>
          ),
        }}
        renderRows={(orders) => rowsByMonth(orders, language, (order) => <OrderCard key={order.id} order={order} />)}
      />
    </Screen>
  )
}
