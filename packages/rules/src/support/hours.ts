import type { SupportHours } from '@cliffhanger/contract/support/operator-schemas.ts'
import { minuteOfWeek } from '../platform-day.ts'

const minuteMs = 60_000
const dayMinutes = 1440
const weekMinutes = 7 * dayMinutes

/** Whether somebody is there now, and when they come next where not: 0 while they are there, and where no shift is set. */
export interface Presence {
  readonly isOpen: boolean
  readonly opensMs: number
}

/** S-143: hours that are off are always open, as far as anybody is told. */
export function presenceAt(hours: Pick<SupportHours, 'is_on' | 'time_zone' | 'shifts'>, nowMs: number): Presence {
  if (hours.is_on === 0) return { isOpen: true, opensMs: 0 }
  const now = minuteOfWeek(nowMs, hours.time_zone)
  const shifts = hours.shifts.map(({ day, from_minute, to_minute }) => ({
    from: (day - 1) * dayMinutes + from_minute,
    to: (day - 1) * dayMinutes + to_minute,
  }))
  if (shifts.some(({ from, to }) => from <= now && now < to)) return { isOpen: true, opensMs: 0 }
  const opensMs = shifts.map(({ from }) => nextMs(from, hours.time_zone, nowMs))
  return { isOpen: false, opensMs: opensMs.length > 0 ? Math.min(...opensMs) : 0 }
}

/** When the clocks of the zone next show this minute of the week. They may be set between now and then. */
function nextMs(minute: number, timeZone: string, nowMs: number): number {
  const ahead = (minute - minuteOfWeek(nowMs, timeZone) + weekMinutes) % weekMinutes
  const guess = Math.floor(nowMs / minuteMs) * minuteMs + ahead * minuteMs
  const apart = (minute - minuteOfWeek(guess, timeZone) + weekMinutes) % weekMinutes
  const signed = apart > weekMinutes / 2 ? apart - weekMinutes : apart
  return guess + signed * minuteMs
}

/** Whether shifts can be kept: each ends after it begins, and none of a day overlaps another. */
export const areShifts = (shifts: SupportHours['shifts']): boolean =>
  shifts.every(({ from_minute, to_minute }) => from_minute < to_minute) &&
  shifts.every((one, place) =>
    shifts
      .slice(place + 1)
      .every(
        (other) => other.day !== one.day || other.to_minute <= one.from_minute || one.to_minute <= other.from_minute,
      ),
  )
