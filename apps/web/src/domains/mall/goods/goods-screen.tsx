import { Refused } from '@cliffhanger/client/call-error.ts'
import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { callQuery } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { Skeleton, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import gallery from './goods-gallery.module.css'
import { GoodsView } from './goods-view.tsx'

/** One article of the mall. What it costs and how many there are is asked for each time the page is opened. */
export const GoodsScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('mall')
  const id = Number(useScreenQuery().get('id')) || 0
  const { data, error, refetch } = useQuery({
    ...callQuery(goodsCalls.getGoods, { id }),
    enabled: id > 0,
    staleTime: 0,
  })
  if (data) return <GoodsView answer={data} isStale={error !== null} onBack={goBack} onRetry={() => void refetch()} />
  const isMissing = id === 0 || (error instanceof Refused && error.is('notFound'))
  return (
    <Screen top={<NavBar title={t('goods.mall')} onBack={goBack} />}>
      {isMissing && <MissingState title={t('goods.missing')} list="mall" />}
      {!isMissing && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!isMissing && !error && (
        <>
          <div className={gallery.gallery}>
            <Skeleton height="min(100vw, 480px)" radius={0} />
          </div>
          <SkeletonRows rows={3} />
        </>
      )}
    </Screen>
  )
}
