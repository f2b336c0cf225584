import { Refused } from '@cliffhanger/client/call-error.ts'
import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { useQuery } from '@tanstack/react-query'
import PackageX from 'lucide-react/icons/package-x'
import { relaunch, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { callQuery } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { variantOf } from '../goods/exchange-block.ts'
import { ConfirmForm } from './confirm-form.tsx'
import type { ConfirmParts } from './confirm-parts.ts'

/** An exchange before it is made. What it costs is asked for each time the page is opened. */
export const MallConfirmScreen = (parts: ConfirmParts) => {
  const t = useTexts()
  const query = useScreenQuery()
  const goBack = useGoBack('mall')
  const id = Number(query.get('id')) || 0
  const number = Math.min(99, Math.max(1, Math.floor(Number(query.get('number')) || 1)))
  const variantId = Number(query.get('variant')) || undefined
  const question = {
    order_type: 'goods',
    target_id: id,
    number,
    ...(variantId !== undefined && { variant_id: variantId }),
  } as const
  const goods = useQuery({ ...callQuery(goodsCalls.getGoods, { id }), enabled: id > 0, staleTime: 0 })
  const quote = useQuery({ ...callQuery(orderCalls.quoteOrder, question), enabled: id > 0, staleTime: 0 })
  const variant = goods.data && variantOf(goods.data.goods, variantId)
  if (goods.data && quote.data && variant) {
    return (
      <ConfirmForm
        {...parts}
        wanted={{ goods: goods.data.goods, variant, number, quote: quote.data }}
        onBack={goBack}
      />
    )
  }
  const error = goods.error ?? quote.error
  const retry = (): void => {
    for (const each of [goods, quote]) if (each.error) void each.refetch()
  }
  const isMissing = id === 0 || (error instanceof Refused && error.is('notFound')) || (goods.data && !variant)
  return (
    <Screen top={<NavBar title={t('mallOrders.confirm')} onBack={goBack} />}>
      {isMissing && <MissingState title={t('goods.missing')} list="mall" />}
      {!isMissing && error instanceof Refused && (
        <EmptyState
          icon={PackageX}
          title={describeFailure(error)}
          action={
            <Button kind="quiet" size="small" onClick={() => relaunch('goods', { id })}>
              {t('mallOrders.backToItem')}
            </Button>
          }
        />
      )}
      {!isMissing && error && !(error instanceof Refused) && <ErrorState error={error} onRetry={retry} />}
      {!isMissing && !error && <SkeletonRows rows={5} />}
    </Screen>
  )
}
