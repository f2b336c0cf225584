import type { Language } from '../languages.ts'
import { stored } from './locales.ts'

/** How a language writes numbers. Apart from the rest of numbers.ts: the first screen needs no more than this. */
export const formatOf = stored<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
)

/** A count that may be large and need not be exact: `12.3K`, `1.2万`. */
export const formatCompact = (count: number, language: Language): string =>
  formatOf(language, { notation: 'compact', maximumFractionDigits: 1 }).format(count)
