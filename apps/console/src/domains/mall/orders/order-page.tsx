import type { MallOrderOverview } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { Link, Stack } from '@mui/material'
import { Loading, Show } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { useDetail } from '../../../platform/use-detail.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Cover } from '../../../ui/cover.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { coinAmountText } from '../../../ui/money/amounts.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Time } from '../../../ui/time.tsx'
import { OrderActions } from './order-actions.tsx'
import { addressLines, itemText, OrderStateChip, paidText } from './order-texts.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** One order: what was exchanged, where it goes, and what happened to its parcel. */
export const OrderPage = () => {
  const t = useTexts()
  return (
    <Show title={t('mall.order')} actions={false} component="div">
      <OrderSections />
    </Show>
  )
}

const OrderSections = () => {
  const t = useTexts()
  const mayReadGoods = useMayDo()('content.read')
  const order = useDetail<MallOrderOverview>('steps')
  if (!order) return <Loading />
  const { discount, reason, remark } = order
  const article = mayReadGoods ? (
    <TextLink to={`/mall-goods/${order.goods_id}`}>{itemText(order)}</TextLink>
  ) : (
    itemText(order)
  )
  return (
    <>
      <Section title={order.order_no} actions={<OrderActions key={order.state} order={order} />}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
          <Cover address={order.cover} width={96} height={96} />
          <Facts
            rows={[
              [t('mall.state'), <OrderStateChip key="state" state={order.state} />],
              [t('mall.article'), article],
              [t('account.member'), <PersonLink key="member" member={order.member} />],
              [t('mall.paid'), paidText(t, order)],
              ...(/[1-9]/.test(discount)
                ? [[t('mall.discount'), coinAmountText(t, `-${discount}`, 'point')] as const]
                : []),
              ...(remark ? [[t('mall.remark'), remark] as const] : []),
              ...(reason ? [[t('shell.reason'), reason] as const] : []),
            ]}
          />
        </Stack>
      </Section>
      {order.address && <Parcel order={order} address={order.address} />}
      <Section title={t('mall.timeline')}>
        <OrderTimeline order={order} />
      </Section>
    </>
  )
}

interface ParcelProps {
  readonly order: MallOrderOverview
  readonly address: NonNullable<MallOrderOverview['address']>
}

/** Where it goes, and by whom. */
const Parcel = ({ order: { carrier, tracking_no, tracking_url, auto_time }, address }: ParcelProps) => {
  const t = useTexts()
  const lines = addressLines(address)
  const label = [address.consignee, address.phone, ...lines].join('\n')
  const tracking = tracking_url ? (
    <Link href={tracking_url} target="_blank" rel="noreferrer">
      {tracking_no}
    </Link>
  ) : (
    tracking_no
  )
  return (
    <Section title={t('mall.parcel')} actions={<CopyButton text={label} name={t('mall.address')} />}>
      <Facts
        rows={[
          [t('mall.consignee'), address.consignee],
          [t('mall.phone'), address.phone],
          [t('mall.address'), lines.join(', ')],
          [t('mall.carrier'), carrier],
          [t('mall.trackingNo'), tracking],
          ...(auto_time > 0 ? [[t('mall.completesItself'), <Time key="auto" seconds={auto_time} />] as const] : []),
        ]}
      />
    </Section>
  )
}
