import { describe, expect, test } from 'vitest'
import { earnsReward, isWithin, rechargeLimits, widestLimits } from './recharge-limits.ts'

const platform = { min_amount: '10.00', max_amount: '50000.00' }

describe('what may be recharged (V-12)', () => {
  test('is what the platform takes while no channel is chosen', () => {
    expect(rechargeLimits(platform, undefined)).toEqual({ min: '10.00', max: '50000.00' })
  })

  test('is narrowed to what the channel takes, on both ends', () => {
    const channel = { min_amount: '50.00', max_amount: '2000.00' }
    expect(rechargeLimits(platform, channel)).toEqual({ min: '50.00', max: '2000.00' })
    expect(rechargeLimits(platform, { min_amount: '1.00', max_amount: '99999.00' })).toEqual({
      min: '10.00',
      max: '50000.00',
    })
  })

  test('spans what any channel takes while none is chosen', () => {
    const channels = [
      { min_amount: '50.00', max_amount: '2000.00' },
      { min_amount: '20.00', max_amount: '100.00' },
    ]
    expect(widestLimits(platform, channels)).toEqual({ min: '20.00', max: '2000.00' })
    expect(widestLimits(platform, [])).toEqual({ min: '10.00', max: '50000.00' })
  })

  test('includes both ends', () => {
    const limits = { min: '10.00', max: '20.00' }
    expect(isWithin('10', limits)).toBe(true)
    expect(isWithin('20.00', limits)).toBe(true)
    expect(isWithin('9.99', limits)).toBe(false)
    expect(isWithin('20.01', limits)).toBe(false)
  })
})

test('an amount earns the reward above the threshold, not at it (S-99)', () => {
  expect(earnsReward('100.00', '100.00')).toBe(false)
  expect(earnsReward('100.01', '100.00')).toBe(true)
})
