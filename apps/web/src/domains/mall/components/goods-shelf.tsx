import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import card from '../goods/goods-card.module.css'
import { GoodsCard } from '../goods/goods-card.tsx'
import styles from './goods-shelf.module.css'

/** Rows of two, three or six. */
const shownGoods = 6

/** The goods that points reach first, on a page that leads to the mall; nothing while there are none. */
export const GoodsShelf = () => {
  const t = useTexts()
  const { data } = useCall(goodsCalls.listGoods, { sort: 'reach', limit: shownGoods })
  const list = data?.list.filter(({ stock }) => stock > 0) ?? []
  if (list.length === 0) return null
  return (
    <section className={styles.shelf} aria-label={t('goods.forPoints')}>
      <h2 className={styles.title}>{t('goods.forPoints')}</h2>
      <ul className={card.grid}>
        {list.map((goods) => (
          <li key={goods.id}>
            <GoodsCard goods={goods} isEager={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}
