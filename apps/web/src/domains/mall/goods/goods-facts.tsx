import type { PointGoods } from '@cliffhanger/contract/mall/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Truck from 'lucide-react/icons/truck'
import Zap from 'lucide-react/icons/zap'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { isSome } from '../prices.ts'
import styles from './goods-facts.module.css'
import { isScarce } from './low-stock.ts'
import { PriceLine } from './price-line.tsx'
import { useSaleSeconds, useSaleStart, useSaleWords } from './sale.ts'

/** A number of exchanges that says something. */
const tellingTotal = 10

interface GoodsFactsProps {
  readonly goods: PointGoods
  readonly limitLeft: number
}

/** What an article is, what it costs, and how many there are for me. */
export const GoodsFacts = ({ goods, limitLeft }: GoodsFactsProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const seconds = useSaleSeconds(goods)
  const saleWords = useSaleWords()
  const language = useLanguage()
  const startMs = useSaleStart(goods)
  const { name, market_price, stock, sale_total, limit_number, day_limit, kind } = goods
  const facts = [
    isSome(market_price) && t('goods.retail', { amount: show(market_price, 'money') }),
    stock > 0 && !isScarce(stock) && t('goods.inStock', { count: stock }),
    sale_total >= tellingTotal && t('goods.exchanged', { count: sale_total }),
    limit_number > 0 && t('goods.limit', { count: limit_number }),
    day_limit > 0 && t('goods.dayLimit', { count: day_limit }),
    limitLeft > 0 && t('goods.limitLeft', { count: limitLeft }),
  ].filter((fact) => fact !== false)
  return (
    <header className={styles.head}>
      {seconds > 0 && (
        <p className={styles.sale}>
          <strong>{t('goods.sale')}</strong>
          <span className={styles.time}>{saleWords(seconds)}</span>
        </p>
      )}
      <PriceLine goods={goods} isLarge />
      {seconds === 0 && startMs !== undefined && (
        <p className={styles.soon}>{t('goods.saleFrom', { time: formatMoment(startMs, 'momentOfYear', language) })}</p>
      )}
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.delivery}>
        <Icon of={kind === 'virtual' ? Zap : Truck} size={18} />
        {t(kind === 'virtual' ? 'goods.instant' : 'goods.shipped')}
      </p>
      {isScarce(stock) && <p className={styles.few}>{t('goods.onlyLeft', { count: stock })}</p>}
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </header>
  )
}
