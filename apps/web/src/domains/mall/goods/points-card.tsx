import ChevronRight from 'lucide-react/icons/chevron-right'
import PackageCheck from 'lucide-react/icons/package-check'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import { useBalance } from '../balances.ts'
import styles from './points-card.module.css'

/** What I can spend in the mall, where it came from, and what I got for it. */
export const PointsCard = () => {
  const t = useTexts()
  const { write } = useAmounts()
  const points = useBalance('point')
  return (
    <section className={styles.card} aria-label={t('goods.myPoints')}>
      <a className={styles.balance} href={hrefTo('bills', { coin: 'point' })}>
        <span className={styles.label}>{t('goods.myPoints')}</span>
        <span className={styles.amount} data-testid="mall-points">
          {points === undefined ? emptyLine : write(points, 'point')}
        </span>
        <span className={styles.link}>
          {t('goods.history')}
          <Icon of={ChevronRight} size={16} />
        </span>
      </a>
      <a className={styles.orders} href={hrefTo('mallOrders')}>
        <Icon of={PackageCheck} size={24} />
        <span>{t('mallOrders.orders')}</span>
      </a>
    </section>
  )
}
