import type { Coupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { expect, test } from 'vitest'
import { withCoupon } from './chosen-coupons.ts'

type Chosen = Pick<Coupon, 'id' | 'type'>

const off: Chosen = { id: 1, type: 'discount_amount' }
const otherOff: Chosen = { id: 2, type: 'discount_amount' }
const gift: Chosen = { id: 3, type: 'gold_gift' }

test('an order holds one coupon of each type: the tapped one takes the place of its like (V-23)', () => {
  expect(withCoupon([off, gift], otherOff)).toEqual([gift, otherOff])
})

test('a second tap takes a coupon out again', () => {
  expect(withCoupon([off, gift], gift)).toEqual([off])
})
