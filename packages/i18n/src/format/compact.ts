import type { Language } from '../languages.ts'
import { stored } from './locales.ts'

/** How a language writes numbers. Apart from the rest of numbers.ts: the first screen needs no more than this. */
export const formatOf = stored<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
)

/** A count that may be large and need not be exact: `12.3K`, `1.2万`. */
export const formatCompact = (count: number, language: Language): string =>
  asWritten(formatOf(language, { notation: 'compact', maximumFractionDigits: 1 }).format(count), language)

/** Thousands as apps in Vietnam write them: `12,3K` rather than the `12,3 N` of dictionaries, which few would read. */
export const asWritten = (compact: string, language: Language): string =>
  language === 'vi' ? compact.replace(/\sN/u, 'K') : compact
