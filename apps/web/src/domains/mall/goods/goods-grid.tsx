import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { useBalance } from '../balances.ts'
import { missingFor } from '../prices.ts'
import styles from './goods-card.module.css'
import { GoodsCard, GoodsGridSkeleton } from './goods-card.tsx'
import { goodsQuestion, type MallFilter } from './mall-filter.ts'

/** Covers in sight when the list comes. */
const eagerCards = 4

interface GoodsGridProps {
  readonly filter: MallFilter
  /** Shows all goods again. */
  readonly onClear: () => void
}

const EarnButton = () => {
  const t = useTexts()
  return (
    <Button kind="quiet" size="small" onClick={() => goTo('bonus')}>
      {t('goods.earn')}
    </Button>
  )
}

/** The goods a filter leaves, page by page. */
export const GoodsGrid = ({ filter, onClear }: GoodsGridProps) => {
  const t = useTexts()
  const { query, list: all, scroll } = usePagedCall(goodsCalls.listGoods, goodsQuestion(filter), ({ id }) => id)
  const points = useBalance('point')
  const list =
    filter.isWithinReach && points !== undefined
      ? all.filter(({ stock, point_price }) => stock > 0 && missingFor(point_price, points, 'point') === undefined)
      : all
  const retry = () => void query.refetch()
  if (!query.data) return query.error ? <ErrorState error={query.error} onRetry={retry} /> : <GoodsGridSkeleton />
  // The cheapest come first: where none of them is within reach, none of those that follow is.
  if (list.length === 0 && filter.isWithinReach) {
    return (
      <EmptyList
        drawing="box"
        title={t('goods.noneInReach')}
        hint={t('goods.noneInReachHint')}
        action={<EarnButton />}
      />
    )
  }
  if (list.length === 0 && (filter.category > 0 || filter.keyword !== '')) {
    return (
      <EmptyList
        drawing="magnifier"
        title={t('goods.noMatch')}
        hint={t('goods.noMatchHint')}
        action={
          <Button kind="quiet" size="small" onClick={onClear}>
            {t('goods.showAll')}
          </Button>
        }
      />
    )
  }
  if (list.length === 0) {
    return <EmptyList drawing="box" title={t('goods.none')} hint={t('goods.noneHint')} action={<EarnButton />} />
  }
  return (
    <>
      {query.error && <StaleNote onRetry={retry} />}
      <ul className={styles.grid}>
        {list.map((goods, index) => (
          <li key={goods.id}>
            <GoodsCard goods={goods} isEager={index < eagerCards} />
          </li>
        ))}
      </ul>
      <InfiniteScroll {...scroll} />
    </>
  )
}
