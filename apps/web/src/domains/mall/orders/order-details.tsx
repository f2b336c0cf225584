import type { PointOrder } from '@cliffhanger/contract/mall/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import page from '../../../ui/forms/form-page.module.css'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import address from '../components/address-card.module.css'
import { AddressLines } from '../components/address-lines.tsx'
import { GoodsLine } from '../components/goods-line.tsx'
import { isSome, perPiece, usePrice } from '../prices.ts'
import { CopiedText } from './copied-text.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderProgress } from './order-progress.tsx'
import { ParcelCard } from './parcel-card.tsx'

interface OrderDetailsProps {
  readonly order: PointOrder
  /** It was made just now. */
  readonly isNew: boolean
}

/** Everything about an order, what matters first on top. */
export const OrderDetails = ({ order, isNew }: OrderDetailsProps) => {
  const t = useTexts()
  return (
    <div className={page.form}>
      <OrderHead order={order} isNew={isNew} />
      <ParcelCard order={order} />
      {order.address && (
        <section className={address.card} aria-label={t('mallOrders.address')}>
          <span className={address.words}>
            <span className={address.label}>{t('mallOrders.address')}</span>
            <AddressLines address={order.address} />
          </span>
        </section>
      )}
      <Goods order={order} />
      <OrderProgress order={order} />
      <Facts order={order} />
    </div>
  )
}

const Goods = ({ order }: Pick<OrderDetailsProps, 'order'>) => {
  const price = usePrice()
  const { cover, goods_name, variant_name, number, point_price, pay_money, goods_id } = order
  return (
    <GoodsLine
      cover={cover}
      name={goods_name}
      variant={variant_name}
      number={number}
      line={price(point_price, perPiece(pay_money, number, 'money'))}
      href={hrefTo('goods', { id: goods_id })}
    />
  )
}

const Facts = ({ order }: Pick<OrderDetailsProps, 'order'>) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const price = usePrice()
  const { order_no, total_point, discount, pay_point, pay_money, remark, create_time } = order
  const isReduced = isSome(discount)
  return (
    <DetailList
      isFlush
      lines={[
        { label: t('mallOrders.total'), value: isReduced ? price(total_point, pay_money) : undefined },
        { label: t('mallOrders.discount'), value: isReduced ? `−${show(discount, 'point')}` : undefined },
        { label: t('mallOrders.paid'), value: <b>{price(pay_point, pay_money)}</b> },
        { label: t('mallOrders.remark'), value: remark },
        {
          label: t('mallOrders.orderNumber'),
          value: <CopiedText what={t('mallOrders.orderNumber')} text={order_no} />,
        },
        { label: t('mallOrders.placedAt'), value: formatMoment(create_time * 1000, 'moment', language) },
      ]}
    />
  )
}
