import type { Language } from '../languages.ts'
import { stored } from './locales.ts'

const formatOf = stored<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  (locale, options) => new Intl.DisplayNames(locale, options),
)

/** What a language calls a country: two letters of ISO 3166 by its name, other words as they were written. */
export const nameOfRegion = (area: string, language: Language): string =>
  /^[A-Z]{2}$/.test(area) ? (formatOf(language, { type: 'region' }).of(area) ?? area) : area
