import { dayMs, hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import type { Language } from '../languages.ts'
import { capitalized, stored, withUnitApart } from './locales.ts'
import { formatDay, formatMoment } from './moments.ts'

const formatOf = stored<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  (locale, options) => new Intl.RelativeTimeFormat(locale, options),
)

/** How long ago something was, in its largest unit: `5m ago`, `3h ago`, `2d ago`. */
export const formatAgo = (ageMs: number, language: Language): string => {
  const relative = formatOf(language, { style: 'narrow' })
  const write = (ms: number, unit: 'minute' | 'hour' | 'day'): string =>
    withUnitApart(relative.format(-Math.floor(ageMs / ms), unit), language)
  if (ageMs < hourMs) return write(minuteMs, 'minute')
  return ageMs < dayMs ? write(hourMs, 'hour') : write(dayMs, 'day')
}

/** The day of a moment where the device is, as `2026-11-22`: what a member calls today. */
export const localDay = (ms: number): string => {
  const date = new Date(ms)
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The heading above what is of a day: today and yesterday by their names, others by their date, with the year where that is another one.
 *  Days are such as `2026-11-22`. */
export const formatDayHeading = (day: string, today: string, language: Language, other: 'day' | 'weekday'): string => {
  const daysAgo = (Date.parse(today) - Date.parse(day)) / dayMs
  if (daysAgo !== 0 && daysAgo !== 1) {
    const style = day.slice(0, 4) === today.slice(0, 4) ? (`${other}OfYear` as const) : other
    return formatDay(day, style, language)
  }
  return capitalized(formatOf(language, { numeric: 'auto' }).format(-daysAgo, 'day'), language)
}

/** Between a day and its time, where a comma is not what stands there. */
const dayAndTime: Readonly<Partial<Record<Language, string>>> = { 'zh-CN': ' ', ja: ' ' }

/** When what a row of records tells of was: today and yesterday by their names, else the day, with its year where that is another one; each with its
 *  time (S-152). */
export const formatRowMoment = (thenMs: number, nowMs: number, language: Language): string => {
  const [day, today] = [localDay(thenMs), localDay(nowMs)]
  const daysAgo = (Date.parse(today) - Date.parse(day)) / dayMs
  if (daysAgo !== 0 && daysAgo !== 1)
    return formatMoment(thenMs, day.slice(0, 4) === today.slice(0, 4) ? 'momentOfYear' : 'moment', language)
  const name = formatDayHeading(day, today, language, 'day')
  return `${name}${dayAndTime[language] ?? ', '}${formatMoment(thenMs, 'time', language)}`
}

/** When the last thing in a row of a list was: the time of today, yesterday by its name, the weekday of the week before, else the day,
 *  with its year where that is another one. */
export const formatListMoment = (thenMs: number, nowMs: number, language: Language): string => {
  const [day, today] = [localDay(thenMs), localDay(nowMs)]
  const daysAgo = (Date.parse(today) - Date.parse(day)) / dayMs
  // A clock that goes slow: what the server stamped is of tomorrow.
  if (daysAgo <= 0) return formatMoment(thenMs, 'time', language)
  if (daysAgo === 1) return formatDayHeading(day, today, language, 'day')
  if (daysAgo < 7) return formatMoment(thenMs, 'weekdayShort', language)
  return formatMoment(thenMs, day.slice(0, 4) === today.slice(0, 4) ? 'dayOfYear' : 'dayInDigits', language)
}
