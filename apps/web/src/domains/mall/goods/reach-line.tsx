import type { PointGoods } from '@cliffhanger/contract/mall/schemas.ts'
import Check from 'lucide-react/icons/check'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import { useBalance } from '../balances.ts'
import { missingFor } from '../prices.ts'
import styles from './reach-line.module.css'

/** Whether my points reach for an article, and how far they are where they do not. As high before they are known as afterwards. */
export const ReachLine = ({ goods: { point_price: price } }: { readonly goods: Pick<PointGoods, 'point_price'> }) => {
  const t = useTexts()
  const { show } = useAmounts()
  const points = useBalance('point')
  if (points === undefined) return <span className={styles.line}>{emptyLine}</span>
  const missing = missingFor(price, points, 'point')
  if (missing === undefined) {
    return (
      <span className={styles.line} data-reached="true">
        <Icon of={Check} size={14} />
        {t('goods.withinReach')}
      </span>
    )
  }
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
