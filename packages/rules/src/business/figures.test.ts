import { describe, expect, it } from 'vitest'
import { axisMarks, changeOf, returnedShare, shareOf, splitPeriods, sumOf } from './figures.ts'
import { periodBefore, periodDays } from './period.ts'

const day = (newcomers: number, returned: number | null) => ({ newcomers, returned })

describe('figures of a period', () => {
  it('parts the days into those of the period and those before it', () => {
    expect(splitPeriods([6, 5, 4, 3])).toEqual({ now: [6, 5], before: [4, 3] })
  })

  it('adds up, and compares with nothing as little as it divides by it', () => {
    expect(sumOf([day(3, 1), day(4, null)], 'newcomers')).toBe(7)
    expect(changeOf(150, 120)).toBe(0.25)
    expect(changeOf(-50, -100)).toBe(0.5)
    expect(changeOf(5, 0)).toBeUndefined()
    expect(shareOf(1, 4)).toBe(0.25)
    expect(shareOf(0, 0)).toBeUndefined()
  })

  it('asks of nobody whether they came back before the day is over on which that counts', () => {
    expect(returnedShare([day(10, null), day(4, 1), day(6, 4)], 'returned')).toBe(0.5)
    expect(returnedShare([day(10, null)], 'returned')).toBeUndefined()
  })

  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [97, [0, 25, 50, 75, 100]],
    [1840, [0, 500, 1000, 1500, 2000]],
  ])('marks an axis up to %d at round figures', (largest, marks) => {
    expect(axisMarks(largest)).toEqual(marks)
  })

  it('knows how long a period is, and which one was before it', () => {
    expect(periodDays({ from: '2026-02-27', to: '2026-03-01' })).toBe(3)
    expect(periodBefore({ from: '2026-02-27', to: '2026-03-01' })).toEqual({ from: '2026-02-24', to: '2026-02-26' })
  })
})
