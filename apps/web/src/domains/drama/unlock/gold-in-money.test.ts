import type { ConvertPair } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
import { describe, expect, it } from 'vitest'
import { moneyFor, moneyToConvert } from './gold-in-money.ts'

const pair = (given: Partial<ConvertPair> = {}): ConvertPair => ({
  from: 'money',
  to: 'gold',
  rate: '10',
  fee_rate: '0',
  min_amount: '0.10',
  max_amount: '50000.00',
  status: 1,
  ...given,
})

describe('gold in money', () => {
  it('is what converting would take, rounded up, with its fee', () => {
    expect(moneyFor(60n, pair())).toBe('6.00')
    expect(moneyFor(61n, pair({ rate: '3' }))).toBe('20.34')
    expect(moneyFor(60n, pair({ fee_rate: '0.01' }))).toBe('6.07')
    expect(moneyFor(60n, undefined)).toBeUndefined()
  })
})

describe('money for missing gold', () => {
  it('is exactly as much, at least what the exchange takes', () => {
    expect(moneyToConvert(60n, '20.00', pair())).toBe('6.00')
    expect(moneyToConvert(1n, '20.00', pair({ min_amount: '1.00' }))).toBe('1.00')
  })

  it('is none where the member has too little, the exchange takes less, or there is no exchange', () => {
    expect(moneyToConvert(60n, '5.99', pair())).toBeUndefined()
    expect(moneyToConvert(60n, '20.00', pair({ max_amount: '5.00' }))).toBeUndefined()
    expect(moneyToConvert(60n, '20.00', undefined)).toBeUndefined()
  })
})
