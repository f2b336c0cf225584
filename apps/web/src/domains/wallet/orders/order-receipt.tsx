import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { ShareReceipt } from '../../../shared/receipts/share-receipt.tsx'
import { orderStateName, orderTitle } from './order-words.ts'

/** The receipt of an order that was paid. */
export const OrderReceipt = ({ order }: { readonly order: Order }) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const { pay_amount, coin_code, pay_time, order_no } = order
  return (
    <ShareReceipt
      receipt={{
        title: `${orderTitle(order, t)}: ${show(pay_amount, coin_code)}`,
        lines: [
          { label: t('withdrawal.state'), value: orderStateName(order, t) },
          { label: t('recharge.paidAt'), value: pay_time > 0 ? formatMoment(pay_time * 1000, 'moment', language) : '' },
          { label: t('withdrawal.number'), value: order_no },
        ],
      }}
    />
  )
}
