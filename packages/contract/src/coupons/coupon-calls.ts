import * as z from 'zod/mini'
import { call } from '../call.ts'
import { amount, id, paged, paging, seconds } from '../schema.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { benefitType, coupon, couponState, listedCoupon, purchaseType, redeemCode } from './coupon-schemas.ts'

/** Coupons and redemption codes. */
export const couponCalls = {
  listCoupons: call({
    id: 'vg-getCoupon',
    method: 'GET',
    path: '/video/api/getCoupon',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      ...paging,
      state: z._default(couponState, 'unused'),
      order_type: z.optional(purchaseType),
      amount: z.optional(amount()),
    }),
    data: paged(listedCoupon),
    errors: [],
    summary: 'My coupons of one state, or those open for claiming',
  }),
  /** `balance` is the points left. */
  claimCoupon: call({
    id: 'vp-couponExchange',
    method: 'POST',
    path: '/video/api/couponExchange',
    auth: 'bearer',
    rate: '20/min',
    idempotency: 'key',
    request: z.object({ coupon_id: z.optional(id()), code: z.optional(redeemCode) }).check(
      z.refine(({ coupon_id, code }) => coupon_id !== undefined || code !== undefined, {
        message: 'missing',
        path: ['coupon_id'],
      }),
    ),
    data: z.object({ coupon, balance: shownAmount() }),
    errors: [
      'notFound',
      'insufficientBalance',
      'redemptionCodeInvalid',
      'tooManyAttempts',
      'outOfStock',
      'purchaseLimit',
    ],
    summary: 'Claims an available coupon, free or for points, or one behind a code',
  }),
  /** `end_time` is the new end of the membership and there for vip and svip only. */
  redeemCode: call({
    id: 'vp-exchange',
    method: 'POST',
    path: '/video/api/exchange',
    auth: 'bearer',
    rate: '30/min',
    idempotency: 'key',
    request: z.object({ code: redeemCode }),
    data: z.object({
      benefit_type: benefitType,
      benefit_value: z.string(),
      title: z.string(),
      end_time: z.optional(seconds()),
    }),
    errors: ['redemptionCodeInvalid', 'tooManyAttempts'],
    summary: 'Redeems a redemption code',
  }),
} as const
