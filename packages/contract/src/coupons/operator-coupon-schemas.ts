import * as z from 'zod/mini'
import { amount, count, flag, id, seconds, text } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { couponType, purchaseType } from './coupon-schemas.ts'

export const limitNumber = z.int().check(z.gte(0), z.lte(1000))
const stock = z.int().check(z.gte(-1), z.lte(1_000_000_000))

/** Until the end of the century. */
const instant = z.int().check(z.gte(0), z.lte(4_102_444_800))

/** The terms of a kind of coupon: they never change. `value` is an amount, of a discount_rate the share taken off. */
const terms = {
  type: couponType,
  coin_code: coinCode,
  order_types: z.array(purchaseType).check(z.minLength(1), z.maxLength(6)),
  start_time: instant,
  end_time: instant,
}

/** How a kind is given out. `stock` -1: without limit, `limit_number` 0: without limit. */
const giving = { name: text(1, 60), stock, limit_number: limitNumber, is_open: flag() }

export const couponKindForm = z.object({
  ...terms,
  ...giving,
  value: amount(),
  min_spend: amount(),
  price_point: amount(),
})
export type CouponKindForm = z.output<typeof couponKindForm>

export const couponKindGiving = z.object(giving)

/** A kind of coupon as operators see it, with how many members have and used. */
export const couponKind = z.object({
  coupon_id: id(),
  ...terms,
  ...giving,
  value: shownAmount(),
  min_spend: shownAmount(),
  price_point: shownAmount(),
  given: count(),
  used: count(),
  create_time: seconds(),
})
export type CouponKind = z.output<typeof couponKind>
