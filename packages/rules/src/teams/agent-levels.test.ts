import { describe, expect, it } from 'vitest'
import { areConditionsMet, ppmOfRate, rateOfPpm } from './agent-levels.ts'

describe('S-100: levels of agents', () => {
  it('take both the number of sales and their amount', () => {
    const needs = { sales: 10, amount: 50_000n }
    expect(areConditionsMet(needs, { sales: 10, amount: 50_000n })).toBe(true)
    expect(areConditionsMet(needs, { sales: 9, amount: 90_000n })).toBe(false)
    expect(areConditionsMet(needs, { sales: 99, amount: 49_999n })).toBe(false)
  })

  it('have rates of parts per million', () => {
    expect(rateOfPpm(50_000)).toBe(5_000_000n)
    expect(ppmOfRate(5_000_000n)).toBe(50_000)
    expect(ppmOfRate(5_000_001n)).toBeUndefined()
  })
})
