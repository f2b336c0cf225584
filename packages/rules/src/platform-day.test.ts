import { describe, expect, it } from 'vitest'
import { platformDay } from './platform-day.ts'

describe('the platform day', () => {
  it.each([
    ['2026-11-20T15:59:59.999Z', 'Asia/Shanghai', '2026-11-20'],
    ['2026-11-20T16:00:00.000Z', 'Asia/Shanghai', '2026-11-21'],
    ['2026-03-08T04:59:59.000Z', 'America/New_York', '2026-03-07'],
    ['2026-03-08T05:00:00.000Z', 'America/New_York', '2026-03-08'],
  ])('at %s in %s is %s', (instant, timeZone, day) => expect(platformDay(Date.parse(instant), timeZone)).toBe(day))
})
