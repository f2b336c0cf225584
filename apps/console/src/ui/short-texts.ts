import { type ClientLanguage, clientLanguages } from '@cliffhanger/i18n/languages.ts'

/** One line per language. */
type ShortTexts = { readonly [Language in ClientLanguage]?: string | undefined }

/** Only languages somebody wrote in; a form holds empty fields for the others. */
export const writtenShortTexts = (texts: ShortTexts | undefined): ShortTexts =>
  Object.fromEntries(
    clientLanguages.flatMap((language) => {
      const text = texts?.[language]?.trim()
      return text ? [[language, text]] : []
    }),
  )

/** The text to show an operator: in the operator's language first, then in any language that has one. */
export const shownText = (texts: ShortTexts, language: string): string =>
  [language, ...clientLanguages]
    .map((wanted) => Object.entries(texts).find(([name]) => name === wanted)?.[1])
    .find(Boolean) ?? ''
