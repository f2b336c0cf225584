import * as z from 'zod/mini'
import { call } from '../call.ts'
import { order } from '../payments/order-schemas.ts'
import { id, queryNumber } from '../schema.ts'
import { membershipFacts, vipBenefit, vipKind, vipPlan, vipTime } from './schemas.ts'

/** Memberships: what is on sale, what I am, and ordering a plan. It is paid like every order (`payOrder`). */
export const membershipCalls = {
  listVipPlans: call({
    id: 'vg-videoVip',
    method: 'GET',
    path: '/video/api/videoVip',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ vip_type: z.optional(queryNumber(vipKind)) }),
    data: z.object({
      list: z.array(vipPlan),
      ...membershipFacts,
      benefits: z.array(vipBenefit),
      /** The newest pieces of my time, the newest first. */
      times: z.optional(z.array(vipTime)),
    }),
    errors: [],
    summary: 'Membership plans on sale, what members get, and my membership',
  }),
  buyVip: call({
    id: 'vp-buyVip',
    method: 'POST',
    path: '/video/api/buyVip',
    auth: 'bearer',
    rate: '30/min',
    idempotency: 'key',
    request: z.object({
      plan_id: id(),
      coupon_ids: z.optional(z.array(id()).check(z.maxLength(20))),
    }),
    data: z.object({ order }),
    errors: ['notFound', 'couponNotUsable', 'couponTypeTwice', 'outOfStock', 'purchaseLimit'],
    summary: 'Makes an order for a VIP or SVIP plan; its time is added once it is paid',
  }),
} as const
