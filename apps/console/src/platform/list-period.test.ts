import { describe, expect, it } from 'vitest'
import { movingPeriods, ownDays, periodSeconds } from './list-period.ts'

const now = new Date(2026, 10, 28, 15, 30)
const at = (month: number, day: number): number => new Date(2026, month, day).getTime() / 1000

describe('a period of a list', () => {
  it('that moves begins with a day and has no end', () => {
    expect(movingPeriods.map((period) => periodSeconds(period, now))).toEqual([
      { from: at(10, 28) },
      { from: at(10, 22) },
      { from: at(9, 30) },
      { from: at(10, 1) },
    ])
  })

  it('that was chosen has its first and its last day whole', () => {
    expect(periodSeconds('2026-11-01..2026-11-03', now)).toEqual({ from: at(10, 1), to: at(10, 4) })
    expect(periodSeconds('2026-11-03..2026-11-03', now)).toEqual({ from: at(10, 3), to: at(10, 4) })
    expect(periodSeconds('2026-11-30..2026-11-30', now)).toEqual({ from: at(10, 30), to: at(11, 1) })
    expect(periodSeconds('2026-11-01..', now)).toEqual({ from: at(10, 1) })
    expect(periodSeconds('..2026-11-03', now)).toEqual({ to: at(10, 4) })
    expect(periodSeconds('..', now)).toEqual({})
  })

  it('with its days the wrong way round is these days', () => {
    expect(periodSeconds('2026-11-03..2026-11-01', now)).toEqual({ from: at(10, 1), to: at(10, 4) })
  })

  it('is nothing where an address has no period in it', () => {
    for (const period of [undefined, '', 'yesterday', 7, '2026-11-01', '2026-11..2026-12', null])
      expect([periodSeconds(period, now), ownDays(period)]).toEqual([{}, undefined])
  })
})
