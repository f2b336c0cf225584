import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { Recharge } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { CopiedNumber } from '../../../shared/copied-number/copied-number.tsx'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { purchaseName } from '../purchase-name.ts'

interface OrderFactsProps {
  readonly order: Order
  readonly recharge: Recharge | null
}

/** What an order is made of, and what it brings. */
export const OrderFacts = ({ order, recharge }: OrderFactsProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const { discount, total, coin_code, number, pay_time, create_time, refunded_amount: refunded } = order
  const hasDiscount = /[1-9]/.test(discount)
  const hasBonus = recharge !== null && /[1-9]/.test(recharge.bonus_amount)
  return (
    <DetailList
      isFlush
      lines={[
        { label: t('recharge.orderKind'), value: purchaseName(order.order_type, t) },
        { label: t('recharge.pieces'), value: number > 1 ? number : undefined },
        { label: t('recharge.total'), value: hasDiscount ? show(total, coin_code) : undefined },
        {
          label: t('recharge.discount'),
          value: hasDiscount ? withDirection(show(discount, coin_code), false) : undefined,
        },
        {
          label: t('recharge.receives'),
          value: recharge ? show(recharge.receive_amount, recharge.receive_coin) : undefined,
        },
        { label: t('recharge.bonusLabel'), value: hasBonus ? show(recharge.bonus_amount, 'gold') : undefined },
        { label: t('recharge.createdAt'), value: formatMoment(create_time * 1000, 'moment', language) },
        {
          label: t('recharge.paidAt'),
          value: pay_time > 0 ? formatMoment(pay_time * 1000, 'moment', language) : undefined,
        },
        {
          label: t('recharge.refundedAmount'),
          value: refunded === undefined ? undefined : show(refunded, coin_code),
        },
        { label: t('withdrawal.number'), value: <CopiedNumber number={order.order_no} /> },
      ]}
    />
  )
}
