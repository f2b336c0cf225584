import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, isAmount, percentText } from './amounts.ts'

describe('amounts in the console', () => {
  it('sets thousands apart and touches no digit, however long the amount', () => {
    expect(amountText('1234567.80')).toBe('1,234,567.80')
    expect(amountText('-1000')).toBe('-1,000')
    expect(amountText('999')).toBe('999')
    const digits = fc.stringMatching(/^[1-9]\d{0,29}(\.\d{1,8})?$/)
    fc.assert(fc.property(digits, (amount) => amountText(amount).replaceAll(',', '') === amount))
  })

  it('shows a rate as a share of a hundred', () => {
    expect(percentText('0.0100')).toBe('1%')
    expect(percentText('0.0125')).toBe('1.25%')
    expect(percentText('0.00000001')).toBe('0.000001%')
    expect(percentText('much')).toBe('much')
  })

  it('takes only amounts above 0 that the coin can hold (V-33)', () => {
    expect(isAmount('10.05', 'money')).toBe(true)
    for (const wrong of ['0', '0.00', '10.005', '-1', '1e3', ' 1', '', '１'])
      expect(isAmount(wrong, 'money'), wrong).toBe(false)
    expect(isAmount('1.5', 'gold')).toBe(false)
  })
})
