import { Refused } from '@cliffhanger/client/call-error.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import { useQuery } from '@tanstack/react-query'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { callQuery } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import { OrderDetails } from './order-details.tsx'
import { useReceipt } from './use-receipt.ts'

/** One order: where it stands, what comes next, and everything about it. `placed` is in the address where it was made just now. */
export const MallOrderScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('mallOrders')
  const query = useScreenQuery()
  const id = Number(query.get('id')) || 0
  const { data, error, refetch } = useQuery({
    ...callQuery(mallOrderCalls.getMallOrder, { id }),
    enabled: id > 0,
    staleTime: 0,
  })
  const retry = () => void refetch()
  const isMissing = id === 0 || (error instanceof Refused && error.is('notFound'))
  const isOnItsWay = data?.order.state === mallOrderStates.awaitingReceipt
  return (
    <Screen
      top={<NavBar title={t('mallOrders.order')} onBack={goBack} />}
      bottom={isOnItsWay && !isMissing && <Receipt orderId={id} />}
    >
      {isMissing && <MissingState title={t('mallOrders.missing')} list="mallOrders" />}
      {!isMissing && !data && (error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows rows={5} />)}
      {!isMissing && data && (
        <PullToRefresh onRefresh={refetch}>
          {error && <StaleNote onRetry={retry} />}
          <OrderDetails order={data.order} isNew={query.get('placed') === '1'} />
        </PullToRefresh>
      )}
    </Screen>
  )
}

const Receipt = ({ orderId }: { readonly orderId: number }) => {
  const t = useTexts()
  const receipt = useReceipt(orderId)
  return (
    <BottomBar>
      <Button block busy={receipt.isBusy} onClick={() => receipt.run()}>
        {t('mallOrders.markReceived')}
      </Button>
    </BottomBar>
  )
}
