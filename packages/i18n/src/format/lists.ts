import type { Language } from '../languages.ts'
import { stored } from './locales.ts'

const formatOf = stored<Intl.ListFormatOptions, Intl.ListFormat>(
  (locale, options) => new Intl.ListFormat(locale, options),
)

/** Words in a row, as a language puts them in one sentence: `Mystery, Campus, and Comedy`. */
export const formatList = (words: readonly string[], language: Language): string =>
  formatOf(language, { type: 'conjunction' }).format(words)
