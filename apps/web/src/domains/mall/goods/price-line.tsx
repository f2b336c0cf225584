import type { PointGoods } from '@cliffhanger/contract/mall/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { usePrice } from '../prices.ts'
import styles from './price-line.module.css'

interface PriceLineProps {
  readonly goods: Pick<PointGoods, 'point_price' | 'usual_price' | 'money_price'>
  readonly isLarge?: boolean
}

/** What an article costs now, and struck through what it costs outside of its sale. */
export const PriceLine = ({ goods: { point_price, usual_price, money_price }, isLarge = false }: PriceLineProps) => {
  const t = useTexts()
  const { write, show } = useAmounts()
  const price = usePrice()
  return (
    <span className={classNames(styles.line, isLarge && styles.large)}>
      <strong className={styles.price}>{price(point_price, money_price)}</strong>
      {usual_price !== point_price && (
        <span className={styles.was}>
          <span className="visually-hidden">{t('goods.was', { amount: show(usual_price, 'point') })}</span>
          <s aria-hidden="true">{write(usual_price, 'point')}</s>
        </span>
      )}
    </span>
  )
}
