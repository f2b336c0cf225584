import { dayMs, hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { dateFormat, relativeFormat } from '../../platform/formats.ts'

/** C-27: how long something has just happened, and from when on it has a date. */
const justNowMs = 5 * minuteMs
const longAgoMs = 30 * dayMs

/** How long ago a moment was (C-27): undefined where it has just happened; minutes, hours, days; older ones are a date. */
export const timeAgo = (thenMs: number, nowMs: number, language: string): string | undefined => {
  const ageMs = nowMs - thenMs
  if (ageMs < justNowMs) return undefined
  if (ageMs > longAgoMs) return dateFormat(language, { dateStyle: 'short' }).format(thenMs)
  const relative = relativeFormat(language)
  if (ageMs < hourMs) return relative.format(-Math.floor(ageMs / minuteMs), 'minute')
  if (ageMs < dayMs) return relative.format(-Math.floor(ageMs / hourMs), 'hour')
  return relative.format(-Math.floor(ageMs / dayMs), 'day')
}

/** Midnight before a moment, where the member is. */
export const dayOf = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0)

/** How far a day lies back: 0 today, 1 yesterday. */
export const daysBack = (ms: number, nowMs: number): number => Math.round((dayOf(nowMs) - dayOf(ms)) / dayMs)
