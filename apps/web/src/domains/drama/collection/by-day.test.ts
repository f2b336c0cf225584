import { formatDayHeading, localDay } from '@cliffhanger/i18n/format/relative.ts'
import { describe, expect, it } from 'vitest'
import { byDay } from './by-day.ts'

const at = (text: string) => new Date(text).getTime()

describe('S-108: the history by day', () => {
  it('groups what comes in order by the days of this device, however late in the night', () => {
    const items = ['2026-11-22T00:00:00', '2026-11-21T23:59:59', '2026-11-21T00:00:00', '2026-02-28T12:00:00'].map(at)
    expect(byDay(items, (item) => item)).toEqual([
      { day: '2026-11-22', items: items.slice(0, 1) },
      { day: '2026-11-21', items: items.slice(1, 3) },
      { day: '2026-02-28', items: items.slice(3) },
    ])
    expect(byDay([], () => 0)).toEqual([])
    expect(localDay(at('2026-01-05T08:00:00'))).toBe('2026-01-05')
  })

  it('calls today and yesterday by their names, over the turn of a year too', () => {
    expect(formatDayHeading('2026-11-22', '2026-11-22', 'en', 'weekday')).toBe('Today')
    expect(formatDayHeading('2026-12-31', '2027-01-01', 'en', 'weekday')).toBe('Yesterday')
    expect(formatDayHeading('2026-12-31', '2027-01-01', 'zh-CN', 'weekday')).toBe('昨天')
    expect(formatDayHeading('2026-11-20', '2026-11-22', 'en', 'weekday')).toBe('Friday, November 20')
    expect(formatDayHeading('2026-11-20', '2026-11-22', 'vi', 'weekday')).toBe('Thứ Sáu, 20 tháng 11')
    expect(formatDayHeading('2025-11-20', '2026-11-22', 'en', 'weekday')).toBe('Thursday, November 20, 2025')
  })
})
