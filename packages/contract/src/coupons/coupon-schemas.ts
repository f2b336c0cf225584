import * as z from 'zod/mini'
import { count, flag, id, seconds } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { shownAmount } from '../wallet/money-schemas.ts'

/** What can be bought, and so what a coupon may be for. */
export const purchaseTypes = ['vip', 'star', 'recharge', 'video', 'crowdfunding', 'goods'] as const
export type PurchaseType = (typeof purchaseTypes)[number]
export const purchaseType = z.literal(purchaseTypes)

/** Only one coupon of each is usable per order (V-23). */
export const couponTypes = ['discount_amount', 'discount_rate', 'gold_gift'] as const
export type CouponType = (typeof couponTypes)[number]
export const couponType = z.literal(couponTypes)

/** `available`: not mine yet, open for claiming or exchange. */
export const couponState = z.literal(['unused', 'used', 'expired', 'available'])
export type CouponState = z.output<typeof couponState>

/** A coupon (entities.md, Coupon). `id` is the owned one, 0 while available; `coupon_id` its kind; `price_point` '0' is free;
 *  `value` is an amount, of a discount_rate the share taken off (`0.1` = 10 %); `stock` -1 and `limit_number` 0 are without limit. */
export const coupon = z.object({
  id: count(),
  coupon_id: id(),
  name: z.string(),
  type: couponType,
  value: shownAmount(),
  min_spend: shownAmount(),
  order_types: z.array(purchaseType),
  coin_code: coinCode,
  price_point: shownAmount(),
  start_time: seconds(),
  end_time: seconds(),
  state: couponState,
  stock: z.int().check(z.gte(-1)),
  limit_number: count(),
  order_no: z.string(),
  create_time: seconds(),
})
export type Coupon = z.output<typeof coupon>

/** A coupon held against a purchase; `reason` tells in the caller's language why it is not usable. */
export const judgedCoupon = z.extend(coupon, { usable: flag(), reason: z.string() })
export type JudgedCoupon = z.output<typeof judgedCoupon>

/** A coupon in a list, judged where the question named a spend. */
export const listedCoupon = z.extend(coupon, { usable: z.optional(flag()), reason: z.optional(z.string()) })
export type ListedCoupon = z.output<typeof listedCoupon>

/** Redemption or coupon code as typed; case does not matter. */
export const redeemCode = z.string().check(z.regex(/^[0-9A-Za-z]{6,32}$/))

/** What a redemption code gives. */
export const benefitTypes = ['vip', 'svip', 'gold', 'point', 'money', 'coupon'] as const
export type BenefitType = (typeof benefitTypes)[number]
export const benefitType = z.literal(benefitTypes)
