import { expect, it } from 'vitest'
import { fieldValue, suggestTimes } from './suggested-times.ts'

const at = (day: number, hour: number, minute = 0, second = 0): number =>
  new Date(2026, 11, day, hour, minute, second).getTime()

it.each([
  [at(30, 9, 30, 20), ['inAnHour', at(30, 10, 31)], ['thisEvening', at(30, 20)]],
  [at(30, 19, 30), ['inAnHour', at(30, 20, 30)], undefined],
  [at(31, 23, 59), ['inAnHour', at(32, 0, 59)], undefined],
] as const)('S-134: suggests whole minutes ahead of %i, over the ends of days and months', (now, first, evening) => {
  const day = new Date(now).getDate()
  expect(suggestTimes(now).map(({ name, ms }) => [name, ms])).toEqual([
    first,
    ...(evening ? [evening] : []),
    ['tomorrowMorning', at(day + 1, 8)],
    ['tomorrowEvening', at(day + 1, 20)],
  ])
})

it('writes a moment as a field for date and time has it', () => {
  expect(fieldValue(at(5, 8, 4))).toBe('2026-12-05T08:04')
  expect(new Date(fieldValue(at(5, 8, 4))).getTime()).toBe(at(5, 8, 4))
})
