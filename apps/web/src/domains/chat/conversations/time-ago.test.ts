import { formatDayHeading, localDay } from '@cliffhanger/i18n/format/relative.ts'
import { describe, expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

const nowMs = new Date('2026-03-31T12:00:00').getTime()
const minute = 60_000
const day = 24 * 60 * minute

describe('timeAgo', () => {
  it.each([
    ['under 5 minutes', 5 * minute - 1, undefined],
    ['a moment ahead of a slow clock', -minute, undefined],
    ['5 minutes', 5 * minute, '5m ago'],
    ['under an hour', 60 * minute - 1, '59m ago'],
    ['hours', 60 * minute, '1h ago'],
    ['a day', day, '1d ago'],
    ['30 days', 30 * day, '30d ago'],
    ['older', 31 * day, '2/28/26'],
  ])('C-27: %s', (_age, ageMs, text) => {
    expect(timeAgo(nowMs - ageMs, nowMs, 'en')).toBe(text)
  })
})

it('a day of a chat begins at midnight', () => {
  const heading = (moment: string) =>
    formatDayHeading(localDay(new Date(moment).getTime()), localDay(nowMs), 'en', 'day')
  expect(heading('2026-03-31T00:00:00')).toBe('Today')
  expect(heading('2026-03-30T23:59:00')).toBe('Yesterday')
  expect(heading('2026-03-01T12:00:00')).toBe('Mar 1')
  expect(heading('2025-12-31T12:00:00')).toBe('Dec 31, 2025')
})
