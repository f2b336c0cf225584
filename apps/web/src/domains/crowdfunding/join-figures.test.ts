import { expect, it } from 'vitest'
import { daysEarned, joinFigures, percentRaised, timesUnits, unitsRange, yearRate } from './join-figures.ts'

it('S-105: what units would earn and what leaving early costs, exactly', () => {
  expect(timesUnits('10.00', 5)).toBe('50.00')
  expect(joinFigures({ amount: '50.00', day_rate: '0.0010', cycle_days: 10 })).toEqual({
    day: '0.05',
    term: '0.50',
    penalty: '5.00',
  })
  // A day earns less than a cent; a term earns the whole of it.
  expect(joinFigures({ amount: '0.09', day_rate: '0.01', cycle_days: 30 })).toMatchObject({ day: '0.00', term: '0.02' })
})

it('S-90: a member takes no more than what is left of the project and of their limit', () => {
  expect(unitsRange({ min_unit: 2, units_left: 9 }, -1)).toEqual([2, 9])
  expect(unitsRange({ min_unit: 2, units_left: 9 }, 4)).toEqual([2, 4])
})

it('a project that lacks a cent is not full', () => {
  expect(percentRaised('999.99', '1000.00')).toBe(99)
  expect(percentRaised('1000.00', '1000.00')).toBe(100)
})

it('a rate of a year is that of 365 days, never rounded up', () => {
  expect(yearRate('0.00042')).toBe('0.153')
  expect(yearRate('0.0010')).toBe('0.365')
  expect(yearRate('0')).toBe('0')
})

it('a unit has earned for the days since its project ended, at most for its term, and for none where it was not funded', () => {
  const now = 1_760_000_000
  const ended = { end_time: now - 5 * 86_400 - 60, cycle_days: 10 }
  expect(daysEarned({ ...ended, result: 'funded' }, now)).toBe(5)
  expect(daysEarned({ ...ended, result: 'funded' }, now + 90 * 86_400)).toBe(10)
  expect(daysEarned({ ...ended, result: 'matured' }, now)).toBe(10)
  expect(daysEarned({ ...ended, result: 'failed' }, now)).toBe(0)
  expect(daysEarned({ ...ended, result: '' }, now)).toBe(0)
})
