import type { PointGoods } from '@cliffhanger/contract/mall/schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import styles from './goods-card.module.css'
import { isScarce } from './low-stock.ts'
import { PriceLine } from './price-line.tsx'
import { ReachLine } from './reach-line.tsx'
import { useSaleSeconds, useSaleWords } from './sale.ts'

interface GoodsCardProps {
  readonly goods: PointGoods
  readonly isEager: boolean
}

/** An article in the grid of the mall; it leads to its page. */
export const GoodsCard = ({ goods, isEager }: GoodsCardProps) => {
  const t = useTexts()
  const seconds = useSaleSeconds(goods)
  const saleWords = useSaleWords()
  const { id, name, cover, stock } = goods
  return (
    <a className={styles.card} href={hrefTo('goods', { id })}>
      <span className={styles.cover}>
        <Poster url={cover} title="" ratio="1 / 1" isEager={isEager} />
        {isScarce(stock) && <span className={styles.few}>{t('goods.onlyLeft', { count: stock })}</span>}
        {stock === 0 && <span className={styles.gone}>{t('goods.soldOut')}</span>}
        {stock > 0 && seconds > 0 && (
          <span className={styles.sale}>
            <span>{t('goods.sale')}</span>
            <span className={styles.time}>{saleWords(seconds)}</span>
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <PriceLine goods={goods} />
        {stock > 0 && <ReachLine goods={goods} />}
      </span>
    </a>
  )
}

/** The same boxes while the goods are on their way. */
export const GoodsGridSkeleton = () => (
  <div className={styles.grid} aria-busy="true">
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className={styles.card}>
        <span className={styles.blank}>
          <Skeleton height="100%" radius={12} />
        </span>
        <span className={styles.words}>
          <Skeleton width="80%" height={15} />
          <Skeleton width="50%" height={15} />
        </span>
      </div>
    ))}
  </div>
)
