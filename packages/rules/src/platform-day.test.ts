import { describe, expect, it } from 'vitest'
import { addDays, dayStartMs, platformDay, zoneNamed } from './platform-day.ts'

describe('the platform day', () => {
  it.each([
    ['2026-11-20T15:59:59.999Z', 'Asia/Shanghai', '2026-11-20'],
    ['2026-11-20T16:00:00.000Z', 'Asia/Shanghai', '2026-11-21'],
    ['2026-03-08T04:59:59.000Z', 'America/New_York', '2026-03-07'],
    ['2026-03-08T05:00:00.000Z', 'America/New_York', '2026-03-08'],
  ])('at %s in %s is %s', (instant, timeZone, day) => expect(platformDay(Date.parse(instant), timeZone)).toBe(day))
})

describe('the first millisecond of a day', () => {
  it.each([
    ['2026-11-21', 'Asia/Shanghai', '2026-11-20T16:00:00.000Z'],
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
    ['2026-11-21', 'Pacific/Pago_Pago', '2026-11-21T11:00:00.000Z'],
    // Nights in which clocks go forward and back; in Beirut and Santiago at midnight itself.
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['2024-03-31', 'Asia/Beirut', '2024-03-30T22:00:00.000Z'],
    ['2024-09-08', 'America/Santiago', '2024-09-08T04:00:00.000Z'],
    // Samoa went without this day.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('of %s in %s is %s', (day, timeZone, instant) => {
    const startMs = dayStartMs(day, timeZone)
    expect(new Date(startMs).toISOString()).toBe(instant)
    expect(platformDay(startMs - 1, timeZone) < day).toBe(true)
  })
})

it('names a zone in one way, whatever its case, and none that is none', () => {
  expect(['america/sao_PAULO', 'UTC', 'Mars/Olympus', ''].map(zoneNamed)).toEqual([
    'America/Sao_Paulo',
    'UTC',
    undefined,
    undefined,
  ])
})

it('counts days over months, years and leap days', () => {
  expect(['2026-11-30', '2027-12-31', '2028-02-28'].map((day) => addDays(day, 1))).toEqual([
    '2026-12-01',
    '2028-01-01',
    '2028-02-29',
  ])
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})
