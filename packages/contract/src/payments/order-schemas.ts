import * as z from 'zod/mini'
import { judgedCoupon } from '../coupons/coupon-schemas.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { shownAmount, wallet } from '../wallet/money-schemas.ts'
import { orderStates } from '../wallet/states.ts'
import { orderType, payPlatform } from './recharge-schemas.ts'

export const orderState = z.literal(Object.values(orderStates))
export type OrderState = z.output<typeof orderState>

/** Who or what cancelled an order; '' while nobody did. */
export const cancelReason = z.literal(['', 'timeout', 'user', 'operator'])
export type CancelReason = z.output<typeof cancelReason>

/** A payment order (entities.md, Order). `platform_id` 0: no channel chosen; `pay_time` 0: not paid. Additions of ours: `receive` is what a
 *  top-up brings, because a plan's own name says it in no language; `refunded_amount` is what of `pay_amount` went back, absent where nothing did. */
export const order = z.object({
  order_no: z.string(),
  user_id: id(),
  order_type: orderType,
  target_id: count(),
  title: z.string(),
  cover: z.string(),
  number: id(),
  coin_code: coinCode,
  price: shownAmount(),
  total: shownAmount(),
  discount: shownAmount(),
  coupon_ids: z.array(id()),
  pay_amount: shownAmount(),
  pay_type: z.literal(['', 'balance', 'channel']),
  platform_id: count(),
  state: orderState,
  cancel_reason: cancelReason,
  expire_time: seconds(),
  pay_time: seconds(),
  create_time: seconds(),
  receive: z.optional(z.object({ coin_code: coinCode, amount: shownAmount() })),
  refunded_amount: z.optional(shownAmount()),
})
export type Order = z.output<typeof order>

/** Number of a payment order as a client names it. */
export const orderNumber = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,40}$/))

/** Where goods are sent (entities.md, Address). */
export const address = z.object({
  id: id(),
  user_id: id(),
  consignee: z.string(),
  phone: z.string(),
  province_id: count(),
  city_id: count(),
  area_id: count(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  detail: z.string(),
  is_default: flag(),
  create_time: seconds(),
})
export type Address = z.output<typeof address>

/** Left of a stock or a limit; -1 without limit. */
const left = () => z.int().check(z.gte(-1))

/** What something would cost before an order is made. `balance_after` is '' where the balance does not cover it;
 *  `money_price` is there only where it is paid in coins. */
export const orderQuote = z.object({
  title: z.string(),
  cover: z.string(),
  coin_code: coinCode,
  price: shownAmount(),
  number: count(),
  total: shownAmount(),
  discount: shownAmount(),
  pay_amount: shownAmount(),
  coupons: z.array(judgedCoupon),
  wallets: z.array(wallet),
  platforms: z.array(payPlatform),
  is_set_pass: flag(),
  limit_left: left(),
  stock: left(),
  address: z.nullable(address),
  money_price: z.optional(shownAmount()),
  balance_after: z.union([shownAmount(), z.literal('')]),
})
export type OrderQuote = z.output<typeof orderQuote>

/** Numbers joined by commas, as they stand in a query; '' is none. */
const numberList = (most: number, digits: number) =>
  z
    .string()
    .check(
      z.maxLength(most * (digits + 1)),
      z.regex(new RegExp(`^(\\d{1,${digits}}(,\\d{1,${digits}}){0,${most - 1}})?$`)),
    )

/** Coupons chosen for one order: as many as there are types, and some to be refused (V-23). */
export const couponIds = numberList(20, 16)

/** Episodes bought together. */
export const episodeNumbers = numberList(500, 6)

/** `number` of a purchase: units or pieces; of a drama the episode, 0 all of it. */
export const purchaseNumber = z.int().check(z.gte(0), z.lte(100_000))
