import '../../../testing/browser.ts'
import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { describe, expect, it } from 'vitest'
import { couponsForEpisodes, quoteQuestion } from './use-unlock-quote.ts'

describe('the price of an offer before it is unlocked', () => {
  it('is asked as it will be bought: one episode, some of them, or 0 for all that is left', () => {
    const video = { order_type: 'video', target_id: 7 }
    expect(quoteQuestion(7, { kind: 'one', numbers: [4] })).toEqual({ ...video, number: 4 })
    expect(quoteQuestion(7, { kind: 'rest', numbers: [4, 5, 6] })).toEqual({ ...video, number: 0 })
    expect(quoteQuestion(7, { kind: 'next', numbers: [4, 5] })).toEqual({ ...video, numbers: '4,5' })
    expect(quoteQuestion(7, { kind: 'chosen', numbers: [4, 9] })).toEqual({ ...video, numbers: '4,9' })
  })

  it('V-24: offers coupons made for episodes, those that fit first', () => {
    const coupon = (id: number, usable: 0 | 1, order_types: JudgedCoupon['order_types']) =>
      ({ id, usable, order_types }) as JudgedCoupon
    const mine = [
      coupon(1, 0, ['video']),
      coupon(2, 1, ['vip']),
      coupon(3, 1, ['vip', 'video']),
      coupon(4, 0, ['goods']),
    ]
    expect(couponsForEpisodes(mine).map(({ id }) => id)).toEqual([3, 1])
  })
})
