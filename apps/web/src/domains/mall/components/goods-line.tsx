import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import styles from './goods-line.module.css'

interface GoodsLineProps {
  readonly cover: string
  readonly name: string
  /** '' where the article has only one form. */
  readonly variant: string
  readonly number: number
  /** What is said of it: the price of one piece, or how it comes. */
  readonly line: string
  /** Where it leads. */
  readonly href?: string
}

/** What is exchanged: its picture, its form, how many, and what one costs or how it comes. */
export const GoodsLine = ({ href, ...goods }: GoodsLineProps) =>
  href === undefined ? (
    <div className={styles.line}>
      <GoodsContent {...goods} />
    </div>
  ) : (
    <a className={styles.line} href={href}>
      <GoodsContent {...goods} />
    </a>
  )

/** The same without a place of its own. */
export const GoodsContent = ({ cover, name, variant, number, line }: Omit<GoodsLineProps, 'href'>) => {
  const t = useTexts()
  return (
    <>
      <span className={styles.cover}>
        <Poster url={cover} title="" ratio="1 / 1" sign={<Icon of={ShoppingBag} size={24} />} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {variant !== '' && <span className={styles.variant}>{variant}</span>}
        <span className={styles.price}>
          <span>{line}</span>
          {number > 1 && <span className={styles.number}>{t('mallOrders.pieces', { count: number })}</span>}
        </span>
      </span>
    </>
  )
}
