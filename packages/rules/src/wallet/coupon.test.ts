import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CouponProblem,
  type CouponTerms,
  couponEffect,
  couponProblem,
  hasTypeTwice,
  type Purchase,
  wrongTerm,
} from './coupon.ts'

const terms: CouponTerms = {
  type: 'discount_amount',
  value: 500n,
  coin: 'money',
  minSpend: 2000n,
  orderTypes: ['vip'],
  startsMs: 100,
  endsMs: 200,
}

describe('whether a coupon is usable', () => {
  it.each<[string, Purchase, number, CouponProblem | undefined]>([
    ['V-24: at its minimum spend', { orderType: 'vip', coin: 'money', total: 2000n }, 150, undefined],
    ['V-24: not below it', { orderType: 'vip', coin: 'money', total: 1999n }, 150, 'couponBelowMinimum'],
    ['not for another product', { orderType: 'star', coin: 'money', total: 2000n }, 150, 'couponWrongProduct'],
    ['not for another coin', { orderType: 'vip', coin: 'gold', total: 2000n }, 150, 'couponWrongProduct'],
    ['not before its time', { orderType: 'vip' }, 99, 'couponNotYet'],
    ['from its first instant', { orderType: 'vip' }, 100, undefined],
    ['S-93: not from its end on', { orderType: 'vip' }, 200, 'couponOver'],
    ['where nothing is asked', {}, 150, undefined],
  ])('%s', (_what, purchase, nowMs, problem) => {
    expect(couponProblem(terms, purchase, nowMs)).toBe(problem)
  })

  it('V-23: one of each type', () => {
    expect(hasTypeTwice([{ type: 'discount_amount' }, { type: 'discount_rate' }, { type: 'gold_gift' }])).toBe(false)
    expect(hasTypeTwice([{ type: 'discount_rate' }, { type: 'discount_rate' }])).toBe(true)
  })
})

describe('what coupons do', () => {
  it('adds discounts, each of the whole total, and gold beside them', () => {
    const all = [
      { type: 'discount_amount', value: 500n },
      { type: 'discount_rate', value: 10_000_000n },
      { type: 'gold_gift', value: 30n },
    ] as const
    expect(couponEffect(all, 1999n)).toEqual({ discount: 699n, gold: 30n })
  })

  it('never takes off more than there is, nor adds to it', () => {
    const one = fc.record({
      type: fc.constantFrom('discount_amount' as const, 'discount_rate' as const, 'gold_gift' as const),
      value: fc.bigInt(1n, 10n ** 9n),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 3 }), fc.bigInt(0n, 10n ** 15n), (coupons, total) => {
        const { discount, gold } = couponEffect(coupons, total)
        expect(discount >= 0n && discount <= total && gold >= 0n).toBe(true)
      }),
    )
  })
})

describe('terms that can be kept', () => {
  it.each<[string, Partial<CouponTerms>, ReturnType<typeof wrongTerm>]>([
    ['an amount below its minimum spend', {}, undefined],
    ['an amount that would leave nothing to pay', { minSpend: 500n }, 'min_spend'],
    ['a share', { type: 'discount_rate', value: 99_999_999n }, undefined],
    ['the whole', { type: 'discount_rate', value: 100_000_000n }, 'value'],
    ['nothing', { value: 0n }, 'value'],
    ['an end before the start', { endsMs: 100 }, 'end_time'],
    ['S-109: money for less money', { orderTypes: ['vip', 'recharge'] }, 'order_types'],
    [
      'S-93: gold for a recharge, whose order takes no coupon',
      { type: 'gold_gift', orderTypes: ['recharge'] },
      'order_types',
    ],
    ['S-93: gold for that and another', { type: 'gold_gift', orderTypes: ['vip', 'recharge'] }, 'order_types'],
    ['gold for a share of a project', { type: 'gold_gift', orderTypes: ['crowdfunding'] }, undefined],
    ['S-109: a share of a project for less', { orderTypes: ['crowdfunding'] }, 'order_types'],
  ])('%s', (_what, change, field) => {
    expect(wrongTerm({ ...terms, ...change })).toBe(field)
  })
})
