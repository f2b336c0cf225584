import type { Language } from '../languages.ts'
import { stored, withUnitApart } from './locales.ts'

/** A length or a countdown as a clock shows it, in every language: `14:59`, `1:05:09`. */
export const formatClock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (part: number): string => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** How long a recording is, to the nearest second: a film of 13.6 s is `0:14` in its list and in its player alike. */
export const formatLength = (seconds: number): string => formatClock(Math.round(seconds))

const formatOf = stored<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
)

const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long all of a film is, in words: `12 min`; what is shorter than a minute is no minute, `28 sec`. */
export const formatRunningTime = (seconds: number, language: Language): string => {
  const whole = Math.round(seconds)
  const [unit, count] = whole < 60 ? (['second', whole] as const) : (['minute', Math.round(whole / 60)] as const)
  return withUnitApart(formatOf(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count), language)
}

/** How long something took or waits, in its largest unit: `3 days`, `5 hours`, `12 minutes`; short, `12 min`. */
export const formatDuration = (seconds: number, language: Language, unitDisplay: 'long' | 'short' = 'long'): string => {
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? (['minute', 60] as const)
  const text = formatOf(language, { style: 'unit', unit, unitDisplay }).format(Math.floor(seconds / size))
  return withUnitApart(text, language)
}
