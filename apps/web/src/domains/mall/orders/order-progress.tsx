import type { PointOrder } from '@cliffhanger/contract/mall/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import styles from './order-progress.module.css'
import { orderSteps } from './order-steps.ts'

/** What happened to an order, the latest on top. */
export const OrderProgress = ({ order }: { readonly order: PointOrder }) => {
  const t = useTexts()
  const language = useLanguage()
  return (
    <ol className={styles.steps} data-state={order.state} aria-label={t('mallOrders.progress')}>
      {orderSteps(order, t).map(({ text, time }) => (
        <li key={`${time} ${text}`} className={styles.step}>
          <span className={styles.text}>{text}</span>
          <time className={styles.time}>{formatMoment(time * 1000, 'moment', language)}</time>
        </li>
      ))}
    </ol>
  )
}
