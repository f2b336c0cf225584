import type { GoodsVariant, PointGoods, PointOrder } from '@cliffhanger/contract/mall/schemas.ts'
import type { Address, OrderQuote } from '@cliffhanger/contract/payments/order-schemas.ts'

export const exampleVariant = (id: number, name: string, stock: number): GoodsVariant => ({ id, name, stock, sort: id })

/** An article of one form that is sent, of which there are five. */
export const exampleGoods: PointGoods = {
  id: 5,
  cate_id: 1,
  name: 'Popcorn bowl',
  cover: '',
  images: [],
  intro: '<p>Holds a whole season.</p>',
  point_price: '300',
  usual_price: '300',
  money_price: '0.00',
  market_price: '12.00',
  stock: 5,
  variants: [exampleVariant(51, '', 5)],
  sale_total: 24,
  limit_number: 0,
  day_limit: 0,
  kind: 'physical',
  virtual_type: '',
  virtual_value: '',
  is_share: 0,
  start_time: 0,
  end_time: 0,
  status: 1,
  sort: 1,
  create_time: 1_760_000_000,
}

export const exampleAddress: Address = {
  id: 21,
  user_id: 7,
  consignee: 'Mai Anh',
  phone: '+84912345678',
  province_id: 1,
  city_id: 2,
  area_id: 0,
  province: 'Hà Nội',
  city: 'Ba Đình',
  area: '',
  detail: '12 Kim Mã',
  is_default: 1,
  create_time: 1_760_000_000,
}

/** What one bowl costs somebody who has a thousand points. */
export const exampleQuote: OrderQuote = {
  title: 'Popcorn bowl',
  cover: '',
  coin_code: 'point',
  price: '300',
  number: 1,
  total: '300',
  discount: '0',
  pay_amount: '300',
  coupons: [],
  wallets: [],
  platforms: [],
  is_set_pass: 1,
  limit_left: -1,
  stock: 5,
  address: exampleAddress,
  balance_after: '700',
}

/** An order of it that waits for its parcel. */
export const exampleMallOrder: PointOrder = {
  id: 91,
  order_no: 'M20261123091',
  user_id: 7,
  goods_id: 5,
  goods_name: 'Popcorn bowl',
  variant_name: '',
  cover: '',
  kind: 'physical',
  number: 1,
  point_price: '300',
  total_point: '300',
  discount: '0',
  pay_point: '300',
  pay_money: '0.00',
  address: exampleAddress,
  remark: '',
  state: 1,
  reason: '',
  carrier: '',
  tracking_no: '',
  tracking_url: '',
  steps: [],
  code: '',
  ship_time: 0,
  auto_time: 0,
  receive_time: 0,
  cancel_time: 0,
  create_time: 1_760_000_000,
}

/** The same one once it was shipped. */
export const shippedOrder: PointOrder = {
  ...exampleMallOrder,
  state: 2,
  carrier: 'Viettel Post',
  tracking_no: 'VT123456789',
  tracking_url: 'https://example.com/track/VT123456789',
  steps: [{ time: 1_760_100_000, text: 'Arrived at the depot' }],
  ship_time: 1_760_050_000,
  auto_time: 1_761_346_000,
}
