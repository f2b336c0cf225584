import { fallbackLanguage, type Language } from './languages.ts'

/** One text or group of texts per language; not every language need be there. */
export type ByLanguage<Text> = Readonly<Partial<Record<Language, Text>>>

/** The language a reader gets of what was written: the wanted one, else the main one, else any; undefined where nothing was written. */
export const languageIn = (
  texts: ByLanguage<unknown>,
  wanted: Language,
  main: Language = fallbackLanguage,
): Language | undefined =>
  [wanted, main].find((language) => texts[language] !== undefined) ?? (Object.keys(texts) as Language[])[0]

/** The text in that language. */
export const textIn = <Text>(
  texts: ByLanguage<Text>,
  wanted: Language,
  main: Language = fallbackLanguage,
): Text | undefined => {
  const language = languageIn(texts, wanted, main)
  return language && texts[language]
}
