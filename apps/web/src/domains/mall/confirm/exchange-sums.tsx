import type { OrderQuote } from '@cliffhanger/contract/payments/order-schemas.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { isSome, usePrice } from '../prices.ts'
import type { ExchangeCost } from './exchange-payment.ts'

interface ExchangeSumsProps {
  readonly quote: OrderQuote
  /** What it costs with other coupons is on its way. */
  readonly isRequesting: boolean
  readonly cost: ExchangeCost
}

/** What an exchange costs, and what is left afterwards. */
export const ExchangeSums = ({ quote, isRequesting, cost }: ExchangeSumsProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const price = usePrice()
  const { total, discount } = quote
  const { points, money, pointsLeft, moneyLeft } = cost
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
