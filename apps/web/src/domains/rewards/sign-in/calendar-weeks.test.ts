import { expect, it } from 'vitest'
import { calendarWeeks } from './calendar-weeks.ts'

it.each([
  ['2026-11-21', 6, 30, '2026-11-01', 6],
  ['2026-02-01', 5, 28, '2026-02-01', 6],
  ['2027-02-10', 4, 28, '2027-02-01', 0],
  ['2028-02-29', 5, 29, '2028-02-01', 1],
  ['2026-03-29', 6, 31, '2026-03-01', 6],
])('the month of %s has its days once, each under its weekday', (day, weeks, count, first, place) => {
  const all = calendarWeeks(day)
  const days = all.flat().filter((each) => each !== undefined)
  expect(all).toHaveLength(weeks)
  expect(all.every((week) => week.length === 7)).toBe(true)
  expect(days).toHaveLength(count)
  expect(new Set(days).size).toBe(count)
  expect(all[0]?.indexOf(first)).toBe(place)
  // Monday is the first of a week.
  expect(all.every(([monday]) => monday === undefined || new Date(monday).getUTCDay() === 1)).toBe(true)
})
