import { describe, expect, it } from 'vitest'
import { isTimeZone } from '../platform-day.ts'
import { areShifts, presenceAt } from './hours.ts'

const at = (text: string) => Date.parse(text)
const office = {
  is_on: 1,
  time_zone: 'Asia/Ho_Chi_Minh',
  shifts: [1, 2, 3, 4, 5].flatMap((day) => [
    { day, from_minute: 540, to_minute: 720 },
    { day, from_minute: 780, to_minute: 1080 },
  ]),
} as const
const hours = { ...office, shifts: [...office.shifts] }
const opens = (text: string, of: typeof hours = hours) => {
  const { isOpen, opensMs } = presenceAt(of, at(text))
  return isOpen || new Date(opensMs).toISOString()
}

describe('hours of customer service', () => {
  it('S-143: begin with the first minute of a shift and end before its last', () => {
    // Monday 2026-11-30, 09:00 in Vietnam is 02:00 UTC.
    expect(opens('2026-11-30T01:59:59.999Z')).toBe('2026-11-30T02:00:00.000Z')
    expect(opens('2026-11-30T02:00:00Z')).toBe(true)
    expect(opens('2026-11-30T04:59:59.999Z')).toBe(true)
    expect(opens('2026-11-30T05:00:00Z')).toBe('2026-11-30T06:00:00.000Z')
    expect(opens('2026-11-30T10:59:59Z')).toBe(true)
    expect(opens('2026-11-30T11:00:00Z')).toBe('2026-12-01T02:00:00.000Z')
  })

  it('S-143: leave a weekend out, in the days of their zone', () => {
    expect(opens('2026-12-04T11:00:00Z')).toBe('2026-12-07T02:00:00.000Z')
    // Sunday in London, Monday morning in Vietnam.
    expect(opens('2026-12-06T23:30:00Z')).toBe('2026-12-07T02:00:00.000Z')
  })

  it('S-143: last through midnight where one shift ends and another begins there, and never end where they fill the week', () => {
    const night = (days: readonly number[]) => ({
      is_on: 1 as const,
      time_zone: 'UTC' as const,
      shifts: days.map((day) => ({ day, from_minute: 0, to_minute: 1440 })),
    })
    for (const moment of ['2026-11-30T23:59:59.999Z', '2026-12-01T00:00:00Z'])
      expect(presenceAt(night([1, 2]), at(moment)).isOpen).toBe(true)
    expect(presenceAt(night([1, 2, 3, 4, 5, 6, 7]), at('2026-12-06T23:59:00Z')).isOpen).toBe(true)
    expect(presenceAt(night([7]), at('2026-12-07T00:00:00Z'))).toEqual({
      isOpen: false,
      opensMs: at('2026-12-13T00:00:00Z'),
    })
  })

  it('S-143: follow clocks that are set in between', () => {
    const berlin = {
      ...hours,
      time_zone: 'Europe/Berlin' as const,
      shifts: [{ day: 1, from_minute: 540, to_minute: 600 }],
    }
    // On 2026-10-25 clocks go back, on 2026-03-29 forward; both are Sundays.
    const next = (text: string) => new Date(presenceAt(berlin, at(text)).opensMs).toISOString()
    expect(next('2026-10-24T12:00:00Z')).toBe('2026-10-26T08:00:00.000Z')
    expect(next('2026-03-28T12:00:00Z')).toBe('2026-03-30T07:00:00.000Z')
  })

  it('S-143: are always open while they are off, and never say when where no shift is set', () => {
    expect(presenceAt({ ...hours, is_on: 0 }, at('2026-12-06T12:00:00Z'))).toEqual({ isOpen: true, opensMs: 0 })
    expect(presenceAt({ ...hours, shifts: [] }, at('2026-11-30T03:00:00Z'))).toEqual({ isOpen: false, opensMs: 0 })
  })

  it('S-143: have shifts that end after they begin and do not overlap, in a zone there is', () => {
    expect(areShifts(hours.shifts)).toBe(true)
    expect(areShifts([{ day: 1, from_minute: 600, to_minute: 600 }])).toBe(false)
    expect(areShifts([...hours.shifts, { day: 2, from_minute: 700, to_minute: 790 }])).toBe(false)
    expect([isTimeZone('Asia/Ho_Chi_Minh'), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([true, false, false])
  })
})
