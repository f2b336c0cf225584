import type { MallOrderOverview, ShippingLine } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { type MallOrderState, mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import { Chip } from '@mui/material'
import { type Texts, useTexts } from '../../../platform/texts.ts'
import { amountText, coinAmountText } from '../../../ui/money/amounts.ts'

const stateTexts = {
  [mallOrderStates.pendingShipment]: 'mall.toShip',
  [mallOrderStates.awaitingReceipt]: 'mall.onItsWay',
  [mallOrderStates.completed]: 'mall.completed',
  [mallOrderStates.cancelled]: 'mall.cancelled',
} as const
const stateColors = {
  [mallOrderStates.pendingShipment]: 'warning',
  [mallOrderStates.awaitingReceipt]: 'info',
  [mallOrderStates.completed]: 'success',
  [mallOrderStates.cancelled]: 'default',
} as const

export const orderStateText = (t: Texts, state: MallOrderState): string => t(stateTexts[state])

export const OrderStateChip = ({ state }: { readonly state: MallOrderState }) => (
  <Chip size="small" variant="outlined" color={stateColors[state]} label={orderStateText(useTexts(), state)} />
)

/** What was ordered: the article, its variant, how many. */
export const itemText = ({
  goods_name: goods,
  variant_name: variant,
  number,
}: Pick<MallOrderOverview, 'goods_name' | 'variant_name' | 'number'>): string =>
  `${[goods, variant].filter(Boolean).join(' · ')} × ${number}`

/** What was paid: points, money, or both. */
export const paidText = (
  t: Texts,
  { pay_point: points, pay_money: money }: Pick<MallOrderOverview, 'pay_point' | 'pay_money'>,
): string => [coinAmountText(t, points, 'point'), ...(/[1-9]/.test(money) ? [amountText(money)] : [])].join(' + ')

/** Where a parcel goes, in the lines of its label. */
export const addressLines = (address: NonNullable<MallOrderOverview['address']>): readonly string[] => [
  address.detail,
  [address.area, address.city, address.province].filter(Boolean).join(', '),
]

/** What is wrong with a line of a shipping file, in words; '' where nothing is. */
export const problemText = (t: Texts, problem: ShippingLine['problem']): string =>
  ({
    '': '',
    orderNo: t('mall.wrongOrderNo'),
    carrier: t('mall.wrongCarrier'),
    trackingNo: t('mall.wrongTrackingNo'),
    twice: t('mall.lineTwice'),
    unknown: t('mall.orderUnknown'),
    virtual: t('mall.orderVirtual'),
    cancelled: t('mall.orderCancelled'),
    shipped: t('mall.orderShipped'),
  })[problem]
