import { dayMs } from '@cliffhanger/contract/duration.ts'

const daysOfWeek = 7

/** The days of the month that a day such as `2026-11-21` is in, week by week from Monday on; places of other months are undefined. */
export const calendarWeeks = (day: string): readonly (readonly (string | undefined)[])[] => {
  const first = Date.parse(`${day.slice(0, 7)}-01T00:00:00Z`)
  const next = new Date(first)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const count = Math.round((next.getTime() - first) / dayMs)
  const before = (new Date(first).getUTCDay() + daysOfWeek - 1) % daysOfWeek
  const weeks = Math.ceil((before + count) / daysOfWeek)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: daysOfWeek }, (_each, place) => {
      const index = week * daysOfWeek + place - before
      return index < 0 || index >= count ? undefined : new Date(first + index * dayMs).toISOString().slice(0, 10)
    }),
  )
}
