import { formatDayHeading, formatRowMoment, localDay } from '@cliffhanger/i18n/format/relative.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'

/** When what a row of money tells of was, in the one way in which all its lists say it (S-152). */
export const rowMoment = (seconds: number, language: Language): string =>
  formatRowMoment(seconds * 1000, Date.now(), language)

/** The same of a row that tells of a day, and of no time. */
export const rowDay = (seconds: number, language: Language): string =>
  formatDayHeading(localDay(seconds * 1000), localDay(Date.now()), language, 'day')
