import type { CallData } from '@cliffhanger/contract/call.ts'
import type { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import article from '../../../ui/layout/article.module.css'
import { BarInPage, BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { Halves } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { useBalance } from '../balances.ts'
import { timesPrice, usePrice } from '../prices.ts'
import { BlockReason } from './block-reason.tsx'
import { exchangeBlock, largestNumber, variantOf } from './exchange-block.ts'
import { GoodsFacts } from './goods-facts.tsx'
import { GoodsGallery } from './goods-gallery.tsx'
import styles from './goods-view.module.css'
import { NumberStepper } from './number-stepper.tsx'
import { VariantChoice } from './variant-choice.tsx'

interface GoodsViewProps {
  readonly answer: CallData<typeof goodsCalls.getGoods>
  /** It could not be updated. */
  readonly isStale: boolean
  readonly onBack: () => void
  readonly onRetry: () => void
}

/** An article: its pictures, price and description, and how it is wanted. */
export const GoodsView = ({ answer, isStale, onBack, onRetry }: GoodsViewProps) => {
  const t = useTexts()
  const isDesktop = useIsDesktop()
  const { goods, limit_left: limitLeft, balance: points } = answer
  const [variantId, setVariantId] = useState<number>()
  const [wanted, setWanted] = useState(1)
  const money = useBalance('money')
  const price = usePrice()
  const { write } = useAmounts()
  const variant = variantOf(goods, variantId)
  const largest = largestNumber(variant?.stock ?? goods.stock, limitLeft)
  const number = Math.min(wanted, largest)
  const block = exchangeBlock({ goods, variant, number, limitLeft, points, money })
  const total = price(timesPrice(goods.point_price, number, 'point'), timesPrice(goods.money_price, number, 'money'))
  const exchange = (): void =>
    goTo('mallConfirm', {
      id: goods.id,
      number,
      ...(variant && goods.variants.length > 1 && { variant: variant.id }),
    })
  const isOver = block?.why === 'soldOut' || block?.why === 'limit'
  const bar = (
    <BottomBar>
      {block && <BlockReason block={block} />}
      <Button block disabled={block !== undefined} onClick={exchange}>
        {block ? t('goods.exchange') : t('goods.exchangeFor', { price: total })}
      </Button>
    </BottomBar>
  )
  const words = (
    <>
      <div className={styles.page}>
        <GoodsFacts goods={goods} limitLeft={limitLeft} />
        {goods.variants.length > 1 && (
          <VariantChoice variants={goods.variants} chosenId={variantId} onChoose={setVariantId} />
        )}
        {!isOver && (
          <div className={styles.rows}>
            {largest > 1 && (
              <div className={styles.row}>
                <span>{t('goods.number')}</span>
                <NumberStepper value={number} largest={largest} onChange={setWanted} />
              </div>
            )}
            <p className={styles.row}>
              <span>{t('goods.myPoints')}</span>
              <span className={styles.points}>{write(points, 'point')}</span>
            </p>
          </div>
        )}
      </div>
      {isDesktop && <BarInPage>{bar}</BarInPage>}
      {goods.intro !== '' && (
        <section className={styles.about} aria-label={t('goods.about')}>
          <h2 className={styles.heading}>{t('goods.about')}</h2>
          <div className={article.text} dangerouslySetInnerHTML={{ __html: goods.intro }} />
        </section>
      )}
    </>
  )
  return (
    <Screen top={<NavBar title={t('goods.mall')} onBack={onBack} />} width="wide" bottom={!isDesktop && bar}>
      {isStale && <StaleNote onRetry={onRetry} />}
      <Halves first={<GoodsGallery goods={goods} />} second={words} />
    </Screen>
  )
}
