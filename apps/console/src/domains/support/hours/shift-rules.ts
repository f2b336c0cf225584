import type { SupportShift } from '@cliffhanger/contract/support/operator-schemas.ts'

const dayMinutes = 24 * 60

/** A minute of the day as a time field shows it; the end of the day is its beginning. */
export const timeOf = (minute: number): string => {
  const two = (part: number): string => String(part).padStart(2, '0')
  const shown = minute % dayMinutes
  return `${two(Math.floor(shown / 60))}:${two(shown % 60)}`
}

/** The minute a time field names; undefined where it is empty. */
export const minuteOf = (written: string): number | undefined => {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(written) ?? []
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Midnight as an end is that of the same day. */
export const endMinuteOf = (written: string): number | undefined => {
  const minute = minuteOf(written)
  return minute === 0 ? dayMinutes : minute
}

export const shiftsOfDay = (shifts: readonly SupportShift[], day: number): readonly SupportShift[] =>
  shifts.filter((shift) => shift.day === day)

/** What is wrong with the shifts of a day. */
export function problemOfDay(shifts: readonly SupportShift[]): 'order' | 'overlap' | undefined {
  if (shifts.some(({ from_minute, to_minute }) => to_minute <= from_minute)) return 'order'
  const inOrder = shifts.toSorted((one, other) => one.from_minute - other.from_minute)
  const overlaps = inOrder.some((shift, index) => (inOrder[index - 1]?.to_minute ?? 0) > shift.from_minute)
  return overlaps ? 'overlap' : undefined
}

/** A further shift of a day: office hours, or what is left of the day behind the last one; undefined where nothing is. */
export function nextShift(shifts: readonly SupportShift[], day: number): SupportShift | undefined {
  const last = Math.max(0, ...shifts.map(({ to_minute }) => to_minute))
  if (last === 0) return { day, from_minute: 9 * 60, to_minute: 18 * 60 }
  if (last >= dayMinutes) return undefined
  const from_minute = Math.min(last + 60, dayMinutes - 1)
  return { day, from_minute, to_minute: Math.min(from_minute + 240, dayMinutes) }
}

const workDays = [1, 2, 3, 4, 5] as const

/** The week with the shifts of this day on Monday to Friday. */
export const withWorkDays = (shifts: readonly SupportShift[], day: number): readonly SupportShift[] => {
  const copied = shiftsOfDay(shifts, day)
  return [
    ...shifts.filter((shift) => !workDays.some((workDay) => workDay === shift.day)),
    ...workDays.flatMap((workDay) => copied.map((shift) => ({ ...shift, day: workDay }))),
  ]
}
