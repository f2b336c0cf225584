import { dayMs } from '@cliffhanger/contract/duration.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrangeChart, hotOnes, wilsonLowerBound } from './chart.ts'
import { addHeat, halfLives, pointsOf } from './heat.ts'

const day = dayMs
const nowMs = 1_790_000_000_000

describe('the worth of a heat', () => {
  it.each(Object.entries(halfLives))('is half after one half-life of a %s', (_name, halfLifeMs) => {
    const heat = addHeat(addHeat(null, 5, nowMs, halfLifeMs), 3, nowMs, halfLifeMs)
    expect(pointsOf(heat, nowMs, halfLifeMs)).toBeCloseTo(8, 6)
    expect(pointsOf(heat, nowMs + halfLifeMs, halfLifeMs)).toBeCloseTo(4, 6)
    expect(pointsOf(null, nowMs, halfLifeMs)).toBe(0)
  })

  it('forgets in a month what it forgets in a day much later', () => {
    const old = (halfLifeMs: number) => pointsOf(addHeat(null, 8, nowMs - 10 * day, halfLifeMs), nowMs, halfLifeMs)
    expect(old(halfLives.day)).toBeLessThan(0.01)
    expect(old(halfLives.month)).toBeGreaterThan(6)
  })
})

describe('completion of new dramas (docs/rules/video-checks.md 5, Wilson lower bound)', () => {
  it('promises little after few tries, and never more than was seen', () => {
    expect(wilsonLowerBound(1, 1)).toBeLessThan(wilsonLowerBound(70, 100))
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 1000 }), (successes, tries) => {
        const bound = wilsonLowerBound(successes, tries)
        expect(bound).toBeGreaterThanOrEqual(0)
        expect(bound).toBeLessThanOrEqual(Math.min(1, successes / tries) + 1e-9)
      }),
    )
    expect(wilsonLowerBound(0, 0)).toBe(0)
  })
})

describe('C-54: what is hot', () => {
  const hottest = Array.from({ length: 300 }, (_, index) => ({ id: index + 1, points: 900 - index * 3 }))

  it('is 5 % of the listed dramas, rounded down, and one at least', () => {
    expect(hotOnes(hottest, 1)).toEqual([1])
    expect(hotOnes(hottest, 39)).toEqual([1])
    expect(hotOnes(hottest, 40)).toEqual([1, 2])
    expect(hotOnes(hottest, 2000)).toHaveLength(100)
  })

  it('is nothing where there is no heat', () => {
    expect(hotOnes([], 0)).toEqual([])
    expect(hotOnes([{ id: 1, points: 0.09 }], 20)).toEqual([])
  })
})

describe('a chart', () => {
  const ranked = Array.from({ length: 150 }, (_, index) => ({ id: index + 1, value: 1000 - index }))

  it('has at most 100 places in the order of their worth', () => {
    const chart = arrangeChart(ranked, [])
    expect(chart).toEqual(ranked.slice(0, 100))
  })

  it('has pinned dramas where operators want them, with the worth they have', () => {
    const chart = arrangeChart(ranked, [
      { id: 140, place: 3 },
      { id: 1, place: 2 },
      { id: 999, place: 1 },
    ])
    expect(chart.slice(0, 5)).toEqual([
      { id: 999, value: 0 },
      { id: 1, value: 1000 },
      { id: 140, value: 861 },
      { id: 2, value: 999 },
      { id: 3, value: 998 },
    ])
    expect(chart).toHaveLength(100)
  })

  it('holds every drama once, whatever is pinned', () => {
    const pins = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 60 }), place: fc.integer({ min: 1, max: 100 }) }),
      {
        selector: ({ id }) => id,
      },
    )
    fc.assert(
      fc.property(pins, fc.nat(50), (some, count) => {
        const ids = arrangeChart(ranked.slice(0, count), some).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { id } of some) expect(ids).toContain(id)
      }),
    )
  })
})
