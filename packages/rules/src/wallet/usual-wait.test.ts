import { expect, it } from 'vitest'
import { fewestPayments, usualMinutes } from './usual-wait.ts'

const minute = 60_000

it.each([
  [1, 5],
  [5 * minute, 5],
  [5 * minute + 1, 10],
  [29 * minute, 30],
  [50 * minute, 60],
  [24 * 60 * minute, 1440],
])('%d ms are told as %d minutes', (waitMs, minutes) => {
  expect(usualMinutes({ waitMs, total: fewestPayments })).toBe(minutes)
})

it('nothing is told of more than a day, or of few payments', () => {
  expect(usualMinutes({ waitMs: 24 * 60 * minute + 1, total: 99 })).toBeUndefined()
  expect(usualMinutes({ waitMs: minute, total: fewestPayments - 1 })).toBeUndefined()
})
