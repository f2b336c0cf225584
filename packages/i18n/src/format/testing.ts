import { type Language, languages } from '../languages.ts'

/** What a function writes in every language; a space that does not break is shown as `_`. */
export const inEach = (write: (language: Language) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(languages.map((language) => [language, write(language).replaceAll('\u00A0', '_')]))
