import type { PointGoods } from '@cliffhanger/contract/mall/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { useBalance } from '../balances.ts'
import { missingFor } from '../prices.ts'
import styles from './reach-line.module.css'

/** How far my points are where they do not reach for an article; nothing where they do, and before they are known. */
export const ReachLine = ({ goods: { point_price: price } }: { readonly goods: Pick<PointGoods, 'point_price'> }) => {
  const t = useTexts()
  const { show } = useAmounts()
  const points = useBalance('point')
  const missing = points === undefined ? undefined : missingFor(price, points, 'point')
  if (points === undefined || missing === undefined) return null
  const share = Math.max(0, Math.min(100, Math.floor((Number(points) / Number(price)) * 100)))
  return (
    <span className={styles.line}>
      {t('goods.toGo', { amount: show(missing, 'point') })}
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${share}%` }} />
      </span>
    </span>
  )
}
