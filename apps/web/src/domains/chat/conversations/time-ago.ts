import { dayMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { formatAgo, localDay } from '@cliffhanger/i18n/format/relative.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'

/** C-27: how long something has just happened, and from when on it has a date. */
const justNowMs = 5 * minuteMs
const longAgoMs = 30 * dayMs

/** How long ago a moment was (C-27): undefined where it has just happened; minutes, hours, days; older ones are a date. */
export const timeAgo = (thenMs: number, nowMs: number, language: Language): string | undefined => {
  const ageMs = nowMs - thenMs
  if (ageMs < justNowMs) return undefined
  return ageMs > longAgoMs ? formatMoment(thenMs, 'dayInDigits', language) : formatAgo(ageMs, language)
}

/** Midnight before a moment, where the member is. */
export const dayOf = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0)

/** When something ends: the time of today, or the day with it. */
export const endMoment = (endMs: number, nowMs: number, language: Language): string =>
  formatMoment(endMs, localDay(endMs) === localDay(nowMs) ? 'time' : 'momentOfYear', language)
