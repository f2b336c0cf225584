import ChevronRight from 'lucide-react/icons/chevron-right'
import Gift from 'lucide-react/icons/gift'
import PackageCheck from 'lucide-react/icons/package-check'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import { useBalance } from '../balances.ts'
import styles from './points-card.module.css'

/** What I can spend in the mall, how I get more of it, and what I got for it. */
export const PointsCard = () => {
  const t = useTexts()
  const { write } = useAmounts()
  const points = useBalance('point')
  return (
    <section className={styles.card} aria-label={t('goods.myPoints')}>
      <a className={styles.balance} href={hrefTo('bills', { coin: 'point' })}>
        <span className={styles.label}>
          {t('goods.myPoints')}
          <span className="visually-hidden">{t('goods.history')}</span>
          <Icon of={ChevronRight} size={16} />
        </span>
        <span className={styles.amount} data-testid="mall-points">
          {points === undefined ? emptyLine : write(points, 'point')}
        </span>
      </a>
      <p className={styles.hint}>{t('goods.earnHint')}</p>
      <div className={styles.ways}>
        <a className={styles.way} data-first href={hrefTo('bonus')}>
          <Icon of={Gift} size={20} />
          {t('goods.earn')}
        </a>
        <a className={styles.way} href={hrefTo('mallOrders')}>
          <Icon of={PackageCheck} size={20} />
          {t('mallOrders.orders')}
        </a>
      </div>
    </section>
  )
}
