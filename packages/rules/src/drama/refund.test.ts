import { expect, it } from 'vitest'
import { isRefundedByItself } from './refund.ts'

const seen = { isBroken: false, isLittle: true, refundsLately: 0, isReviewed: false }

it('believes a member a few times, and always what it sees itself (S-111)', () => {
  expect(isRefundedByItself({ ...seen, refundsLately: 4 })).toBe(true)
  expect(isRefundedByItself({ ...seen, refundsLately: 5 })).toBe(false)
  expect(isRefundedByItself({ ...seen, isBroken: true, refundsLately: 500 })).toBe(true)
})

it('A-16: takes no member at their word who was given a quarter of it', () => {
  expect(isRefundedByItself({ ...seen, isLittle: false })).toBe(false)
  expect(isRefundedByItself({ ...seen, isLittle: false, isBroken: true })).toBe(true)
})

it('leaves to operators what they decide about, unless the media is broken (S-111)', () => {
  expect(isRefundedByItself({ ...seen, isReviewed: true })).toBe(false)
  expect(isRefundedByItself({ ...seen, isReviewed: true, isBroken: true })).toBe(true)
})
