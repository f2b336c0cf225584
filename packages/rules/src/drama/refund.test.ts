import { expect, it } from 'vitest'
import { isRefundedByItself } from './refund.ts'

it('believes a member a few times, and always what it sees itself (S-111)', () => {
  expect(isRefundedByItself({ isBroken: false, refundsLately: 4 })).toBe(true)
  expect(isRefundedByItself({ isBroken: false, refundsLately: 5 })).toBe(false)
  expect(isRefundedByItself({ isBroken: true, refundsLately: 500 })).toBe(true)
})
