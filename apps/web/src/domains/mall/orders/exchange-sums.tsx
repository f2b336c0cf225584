import type { OrderQuote } from '@cliffhanger/contract/payments/order-schemas.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { isSome, usePrice } from '../prices.ts'

interface ExchangeSumsProps {
  readonly quote: OrderQuote
  /** What it costs with other coupons is on its way. */
  readonly isRequesting: boolean
  /** What is paid in money besides the points. */
  readonly money: string
  /** Undefined where the balance does not cover it. */
  readonly pointsLeft: string | undefined
  readonly moneyLeft: string | undefined
}

/** What an exchange costs, and what is left afterwards. */
export const ExchangeSums = ({ quote, isRequesting, money, pointsLeft, moneyLeft }: ExchangeSumsProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const price = usePrice()
  const { total, discount, pay_amount: points } = quote
  const isReduced = isSome(discount)
  return (
    <section aria-live="polite" aria-busy={isRequesting}>
      <DetailList
        isFlush
        lines={[
          { label: t('mallOrders.total'), value: isReduced ? price(total, money) : undefined },
          {
            label: t('mallOrders.discount'),
            value: isReduced ? withDirection(show(discount, 'point'), false) : undefined,
          },
          { label: t('payment.toPay'), value: <b>{price(points, money)}</b> },
          {
            label: t('mallOrders.pointsLeft'),
            value: pointsLeft !== undefined && isSome(points) ? show(pointsLeft, 'point') : undefined,
          },
          {
            label: t('mallOrders.moneyLeft'),
            value: moneyLeft !== undefined && isSome(money) ? show(moneyLeft, 'money') : undefined,
          },
        ]}
      />
    </section>
  )
}
