import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { Language } from '../languages.ts'
import { capitalized, stored } from './locales.ts'

/** How a moment is written; the comments show English. */
const styles = {
  /** `4:06 PM` */
  time: { timeStyle: 'short' },
  /** `Nov 22, 2026` */
  day: { dateStyle: 'medium' },
  /** `11/22/26` */
  dayInDigits: { dateStyle: 'short' },
  /** `Nov 22` */
  dayOfYear: { month: 'short', day: 'numeric' },
  /** `November 22, 2026` */
  dayInFull: { dateStyle: 'long' },
  /** `Sunday, November 22, 2026` */
  weekday: { dateStyle: 'full' },
  /** `Sunday, November 22` */
  weekdayOfYear: { weekday: 'long', month: 'long', day: 'numeric' },
  /** `Sun` */
  weekdayShort: { weekday: 'short' },
  /** `November 2026` */
  month: { month: 'long', year: 'numeric' },
  /** `Nov 22, 2026, 4:06 PM` */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** `Nov 22, 4:06 PM` */
  momentOfYear: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** `November 22, 2026 at 4:06 PM` */
  momentInFull: { dateStyle: 'long', timeStyle: 'short' },
  /** `Nov 22, 2026, 4:06:09 PM` */
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

export type MomentStyle = keyof typeof styles

/** Vietnamese writes dates in digits, and no word before the hour of a moment that stands alone. */
const vietnamese: Readonly<Partial<Record<MomentStyle, Intl.DateTimeFormatOptions>>> = {
  day: { day: 'numeric', month: 'numeric', year: 'numeric' },
  dayOfYear: { day: 'numeric', month: 'numeric' },
  moment: { day: 'numeric', month: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  momentOfYear: { day: 'numeric', month: 'numeric', hour: 'numeric', minute: '2-digit' },
  dayInFull: { day: 'numeric', month: 'numeric', year: 'numeric' },
  momentInFull: { day: 'numeric', month: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  second: {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  },
}

/** Where a clock shows `05:08`, every moment does: with options of its own an engine would show `5:08` beside it. */
const withTwoDigits: ReadonlySet<Language> = new Set<Language>(['zh-CN', 'vi', 'pt'])

const optionsOf = (style: MomentStyle, language: Language): Intl.DateTimeFormatOptions => {
  const options: Intl.DateTimeFormatOptions = (language === 'vi' ? vietnamese[style] : undefined) ?? styles[style]
  return options.hour !== undefined && withTwoDigits.has(language) ? { ...options, hour: '2-digit' } : options
}

const formatOf = stored<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
)

/** Engines put a plain or a narrow space before AM and PM; one that does not break keeps them with their time. */
const withDayPeriod = (text: string): string => text.replace(/[ \u202F]([AP]M)/, '\u00A0$1')

/** A moment as a language writes it, in the zone of the device, or in `timeZone`: the platform's, where the platform's day counts. */
export const formatMoment = (ms: number, style: MomentStyle, language: Language, timeZone?: string): string => {
  const options = optionsOf(style, language)
  const zoned = timeZone === undefined ? options : { ...options, timeZone }
  const text = withDayPeriod(formatOf(language, zoned).format(ms))
  return style.startsWith('weekday') || style === 'month' ? capitalized(text, language) : text
}

/** What a zone is called at a moment, such as `GMT+8`: the platform's, or that of the device. */
export const zoneName = (ms: number, language: Language, timeZone?: string): string | undefined =>
  formatOf(language, { timeZoneName: 'short', ...(timeZone !== undefined && { timeZone }) })
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName')?.value

/** A day such as `2026-11-22`, whatever zone it was a day of. */
export const formatDay = (
  day: string,
  style: 'day' | 'dayInDigits' | 'dayOfYear' | 'weekday' | 'weekdayOfYear',
  language: Language,
): string => formatMoment(Date.parse(`${day}T00:00:00Z`), style, language, 'UTC')

/** A month such as `2026-11`: `November 2026`. */
export const formatMonth = (month: string, language: Language): string =>
  formatMoment(Date.parse(`${month}-01T00:00:00Z`), 'month', language, 'UTC')

/** The month under a column of a chart: `Nov`, `11月`; Vietnamese says `T11`, its CLDR form is three times as long. */
export const formatMonthShort = (month: string, language: Language): string => {
  const at = new Date(`${month}-01T00:00:00Z`)
  if (language === 'vi') return `T${at.getUTCMonth() + 1}`
  return formatOf(language, { month: 'short', timeZone: 'UTC' }).format(at)
}

/** A Monday, from which the names of the weekdays are counted. */
const mondayMs = Date.UTC(2026, 0, 5)

/** The seven weekdays from Monday on, as a calendar heads its columns with: `M`, or `Monday`. */
export const weekdayNames = (language: Language, weekday: 'narrow' | 'long'): readonly string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => formatOf(language, { weekday, timeZone: 'UTC' }).format(mondayMs + day * dayMs))
