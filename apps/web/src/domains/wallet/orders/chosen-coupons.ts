import type { Coupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'

/** Coupons of an order after a tap on one: it is taken out again, or takes the place of the one of its type (V-23). */
export const withCoupon = <One extends Pick<Coupon, 'id' | 'type'>>(
  chosen: readonly One[],
  tapped: One,
): readonly One[] =>
  chosen.some(({ id }) => id === tapped.id)
    ? chosen.filter(({ id }) => id !== tapped.id)
    : [...chosen.filter(({ type }) => type !== tapped.type), tapped]
