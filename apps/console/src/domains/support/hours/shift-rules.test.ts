import { expect, it } from 'vitest'
import { endMinuteOf, minuteOf, nextShift, problemOfDay, timeOf, withWorkDays } from './shift-rules.ts'

const shift = (day: number, from_minute: number, to_minute: number) => ({ day, from_minute, to_minute })

it('midnight ends the day it is the end of', () => {
  expect(timeOf(1440)).toBe('00:00')
  expect(endMinuteOf('00:00')).toBe(1440)
  expect(minuteOf('00:00')).toBe(0)
  expect(minuteOf('')).toBeUndefined()
  expect(timeOf(545)).toBe('09:05')
})

it('shifts of a day end after they begin, and do not overlap', () => {
  expect(problemOfDay([shift(1, 540, 720), shift(1, 720, 1440)])).toBeUndefined()
  expect(problemOfDay([shift(1, 540, 540)])).toBe('order')
  expect(problemOfDay([shift(1, 780, 900), shift(1, 540, 800)])).toBe('overlap')
})

it('a further shift comes behind the last one while the day lasts', () => {
  expect(nextShift([], 2)).toEqual(shift(2, 540, 1080))
  expect(nextShift([shift(2, 540, 720)], 2)).toEqual(shift(2, 780, 1020))
  expect(nextShift([shift(2, 540, 1440)], 2)).toBeUndefined()
})

it('Monday is copied over the days of work, and the weekend stays', () => {
  const week = withWorkDays([shift(1, 540, 720), shift(3, 0, 60), shift(6, 600, 660)], 1)
  expect(week.map(({ day }) => day)).toEqual([6, 1, 2, 3, 4, 5])
  expect(week.filter(({ day }) => day === 3)).toEqual([shift(3, 540, 720)])
})
