import { describe, expect, it } from 'vitest'
import { coinOf, writeAmount } from './amounts.ts'

const english = { language: 'en', coin: 'money', decimals: 2 } as const

describe('an amount', () => {
  it('stands in the way of the language', () => {
    expect(writeAmount('1234567.5', english)).toBe('1,234,567.50')
    expect(writeAmount('1234567.5', { ...english, language: 'pt' })).toBe('1.234.567,50')
  })

  it('has the decimals the platform shows, and more where they are not 0', () => {
    expect(writeAmount('12.00', { ...english, decimals: 0 })).toBe('12')
    expect(writeAmount('12.30', { ...english, decimals: 0 })).toBe('12.3')
    expect(writeAmount('12.30', english)).toBe('12.30')
    expect(writeAmount('12', { ...english, coin: 'gold' })).toBe('12')
  })

  it('is exact where a number would not be', () => {
    expect(writeAmount('9007199254740993.01', english)).toBe('9,007,199,254,740,993.01')
  })

  it('of an unknown coin is no coin of ours', () => {
    expect(coinOf('gold')).toBe('gold')
    expect(coinOf('rubies')).toBeUndefined()
  })
})
