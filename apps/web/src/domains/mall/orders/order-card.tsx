import type { PointOrder } from '@cliffhanger/contract/mall/schemas.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { GoodsContent } from '../components/goods-line.tsx'
import { usePrice } from '../prices.ts'
import styles from './order-card.module.css'
import { nextStepWords, orderStateWords } from './order-words.ts'
import { useReceipt } from './use-receipt.ts'

/** An order in the list of mine; it leads to its page, and what is on its way can be confirmed here. */
export const OrderCard = ({ order }: { readonly order: PointOrder }) => {
  const t = useTexts()
  const language = useLanguage()
  const price = usePrice()
  const receipt = useReceipt(order.id)
  const next = nextStepWords(order, t, language)
  const { id, cover, goods_name, variant_name, number, kind, state, pay_point, pay_money, create_time } = order
  return (
    <article className={styles.card}>
      <a className={styles.link} href={hrefTo('mallOrder', { id })}>
        <span className={styles.head}>
          <span className={styles.state} data-state={state}>
            {orderStateWords(order, t)}
          </span>
          <time className={styles.time}>{formatMoment(create_time * 1000, 'moment', language)}</time>
        </span>
        <span className={styles.goods}>
          <GoodsContent
            cover={cover}
            name={goods_name}
            variant={variant_name}
            number={number}
            // The price is the sum below it; what was sent and what came at once differ by this.
            line={t(kind === 'virtual' ? 'goods.instant' : 'goods.shipped')}
          />
        </span>
        {next !== undefined && <span className={styles.next}>{next}</span>}
        <span className={styles.sum}>
          {/* What was paid for a canceled one is back. */}
          <span>{t(state === mallOrderStates.cancelled ? 'mallOrders.total' : 'mallOrders.paid')}</span>
          <strong>{price(pay_point, pay_money)}</strong>
        </span>
      </a>
      {state === mallOrderStates.awaitingReceipt && (
        <div className={styles.acts}>
          <Button size="small" busy={receipt.isBusy} onClick={() => receipt.run()}>
            {t('mallOrders.markReceived')}
          </Button>
        </div>
      )}
    </article>
  )
}
