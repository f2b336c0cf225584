import { describe, expect, it } from 'vitest'
import { fairnessOf } from './fairness.ts'

describe('draws held against their odds', () => {
  it('S-107: a die of 120 throws as textbooks have it', () => {
    const thrown = [20, 22, 17, 18, 19, 24].map((drawn) => ({ weight: 1, drawn }))
    const { statistic, degrees, pValue, parts, isEnough } = fairnessOf(thrown)
    expect(statistic).toBeCloseTo(1.7, 10)
    expect(degrees).toBe(5)
    expect(pValue).toBeCloseTo(0.8889, 3)
    expect(parts[5]).toEqual({ expected: 20, part: 0.8 })
    expect(isEnough).toBe(true)
  })

  it('S-107: a prize that falls far too often shows', () => {
    const { pValue } = fairnessOf([
      { weight: 1, drawn: 80 },
      { weight: 99, drawn: 920 },
    ])
    expect(pValue).toBeLessThan(1e-6)
  })

  it('is no more than a hint where little was drawn, and nothing before the first draw', () => {
    const rare = fairnessOf([
      { weight: 1, drawn: 0 },
      { weight: 99, drawn: 30 },
    ])
    expect(rare.isEnough).toBe(false)
    expect(fairnessOf([{ weight: 1, drawn: 0 }])).toMatchObject({ pValue: 1, degrees: 0, isEnough: false })
  })

  it('leaves out what cannot be drawn', () => {
    const { degrees, parts } = fairnessOf([
      { weight: 1, drawn: 10 },
      { weight: 1, drawn: 10 },
      { weight: 0, drawn: 0 },
    ])
    expect(degrees).toBe(1)
    expect(parts[2]).toEqual({ expected: 0, part: 0 })
  })
})
