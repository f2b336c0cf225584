import * as z from 'zod/mini'
import { address } from '../payments/order-schemas.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { mallOrderStates } from './states.ts'

/** What virtual goods are: a coupon of a kind, days of VIP or SVIP, a code out of a list. */
export const virtualTypes = ['coupon', 'vip_days', 'svip_days', 'code'] as const
export type VirtualType = (typeof virtualTypes)[number]

/** One form of an article, such as a size, with its own stock. An article without variants has exactly one, whose name is ''. */
export const goodsVariant = z.object({ id: id(), name: z.string(), stock: count(), sort: z.int() })
export type GoodsVariant = z.output<typeof goodsVariant>

/** An article of the points mall (entities.md, PointGoods). `stock` is the sum over its variants, which lists leave out, as they do `intro` and `images`.
 *  `money_price` is paid besides the points, '0.00' where nothing is. `start_time` and `end_time` are those of its sale, 0 without; prices are those
 *  of now, `usual_price` is the price in points outside of the sale. */
export const pointGoods = z.object({
  id: id(),
  cate_id: count(),
  name: z.string(),
  cover: z.string(),
  images: z.array(z.string()),
  intro: z.string(),
  point_price: shownAmount(),
  usual_price: shownAmount(),
  money_price: shownAmount(),
  market_price: shownAmount(),
  stock: count(),
  variants: z.array(goodsVariant),
  sale_total: count(),
  limit_number: count(),
  day_limit: count(),
  kind: z.literal(['physical', 'virtual']),
  virtual_type: z.union([z.literal(virtualTypes), z.literal('')]),
  virtual_value: z.string(),
  is_share: flag(),
  start_time: seconds(),
  end_time: seconds(),
  status: flag(),
  sort: z.int(),
  create_time: seconds(),
})
export type PointGoods = z.output<typeof pointGoods>

export const goodsCategory = z.object({ id: id(), name: z.string(), icon: z.string(), sort: z.int() })
export type GoodsCategory = z.output<typeof goodsCategory>

export const mallOrderState = z.literal(Object.values(mallOrderStates))

/** A step of a parcel. */
export const parcelStep = z.object({ time: seconds(), text: z.string() })

/** An order of the points mall (entities.md, PointOrder). Lists leave out `steps`. `code` is what virtual goods delivered, '' otherwise. */
export const pointOrder = z.object({
  id: id(),
  order_no: z.string(),
  user_id: id(),
  goods_id: id(),
  goods_name: z.string(),
  variant_name: z.string(),
  cover: z.string(),
  kind: z.literal(['physical', 'virtual']),
  number: id(),
  point_price: shownAmount(),
  total_point: shownAmount(),
  discount: shownAmount(),
  pay_point: shownAmount(),
  pay_money: shownAmount(),
  address: z.nullable(address),
  remark: z.string(),
  state: mallOrderState,
  reason: z.string(),
  carrier: z.string(),
  tracking_no: z.string(),
  tracking_url: z.string(),
  steps: z.array(parcelStep),
  code: z.string(),
  ship_time: seconds(),
  /** When it completes by itself; 0 where it does not. */
  auto_time: seconds(),
  receive_time: seconds(),
  cancel_time: seconds(),
  create_time: seconds(),
})
export type PointOrder = z.output<typeof pointOrder>

/** A region of the area picker (entities.md, City). `level`: 1 province, 2 city, 3 area; `has_more` says whether there are regions below it. */
export const city = z.object({
  id: id(),
  parent_id: count(),
  name: z.string(),
  level: z.literal([1, 2, 3]),
  /** ISO 3166 code of its country. */
  country: z.string(),
  has_more: flag(),
  sort: z.int(),
})
export type City = z.output<typeof city>
