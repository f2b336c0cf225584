import type { VipBenefitForm } from '@cliffhanger/contract/membership/operator-schemas.ts'
import { type ClientLanguage, clientLanguages } from '@cliffhanger/i18n/languages.ts'

type Lines = { readonly [Language in ClientLanguage]?: string | undefined }
type Benefits = { readonly [Language in ClientLanguage]?: { title?: string; text?: string } | undefined }

/** Only languages somebody wrote in; a form holds empty fields for the others. */
export const writtenLines = (lines: Lines | undefined): Partial<Record<ClientLanguage, string>> =>
  Object.fromEntries(
    clientLanguages.flatMap((language) => {
      const line = lines?.[language]?.trim()
      return line ? [[language, line]] : []
    }),
  )

/** The same of texts with a title. */
export const writtenTexts = (texts: Benefits | undefined): VipBenefitForm['texts'] =>
  Object.fromEntries(
    clientLanguages.flatMap((language) => {
      const { title = '', text = '' } = texts?.[language] ?? {}
      return title.trim() === '' ? [] : [[language, { title: title.trim(), text: text.trim() }]]
    }),
  )

/** The text an operator reads: in the operator's language, else in any language that has one. */
export const shownLine = <Text>(
  texts: Readonly<Record<string, Text | undefined>>,
  language: string,
): Text | undefined => texts[language] ?? Object.values(texts).find((text) => text !== undefined)
