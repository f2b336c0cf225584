import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { id, paged, paging } from '../schema.ts'
import { coupon } from './coupon-schemas.ts'
import { couponKind, couponKindForm, couponKindGiving } from './operator-coupon-schemas.ts'

/** Coupons, as operators make and grant them. */
export const couponOperatorCalls = {
  listCouponKinds: call({
    id: 'op-coupons',
    method: 'GET',
    path: '/operator/v1/coupons',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object(paging),
    data: paged(couponKind),
    errors: [],
    summary: 'Kinds of coupons, newest first, with how many members have and used',
  }),
  createCouponKind: call({
    id: 'op-coupon-create',
    method: 'POST',
    path: '/operator/v1/coupons/create',
    auth: 'operator',
    permission: 'finance.write',
    idempotency: 'key',
    request: couponKindForm,
    data: z.object({ kind: couponKind }),
    errors: [],
    summary: 'Makes a kind of coupon; its terms never change',
  }),
  editCouponKind: call({
    id: 'op-coupon-edit',
    method: 'POST',
    path: '/operator/v1/coupons/edit',
    auth: 'operator',
    permission: 'finance.write',
    request: z.extend(z.partial(couponKindGiving), { coupon_id: id() }),
    data: z.object({ kind: couponKind }),
    errors: ['notFound'],
    summary: 'Changes how a kind is given out: name, stock, limit per member, open or not; what is left out stays',
  }),
  grantCoupon: call({
    id: 'op-coupon-grant',
    method: 'POST',
    path: '/operator/v1/coupons/grant',
    auth: 'operator',
    permission: 'finance.write',
    idempotency: 'key',
    request: z.object({ coupon_id: id(), user_id: id(), reason }),
    data: z.object({ coupon }),
    errors: ['notFound', 'userNotFound'],
    summary: 'Gives a member a coupon',
  }),
} as const
