import {
  type ClientLanguage,
  clientLanguages,
  fallbackLanguage,
  type Language,
  languages,
} from '@cliffhanger/contract/language.ts'

export { type ClientLanguage, clientLanguages, fallbackLanguage, type Language, languages }

/** The language a `lang` header names; the fallback for any other text. */
export const languageOf = (header: string | undefined): Language =>
  languages.find((language) => language === header) ?? fallbackLanguage

/** Every language by its own name, as pickers show it. */
export const languageNames: Readonly<Record<Language, string>> = {
  'zh-CN': '简体中文',
  en: 'English',
  vi: 'Tiếng Việt',
  pt: 'Português',
  ja: '日本語',
}

/** The interface language that fits a list of BCP-47 tags best: exact first, then by the primary tag, else the fallback. */
export const chooseClientLanguage = (wanted: readonly string[]): ClientLanguage => {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0]
    const match = clientLanguages.find((language) => language.toLowerCase().split('-')[0] === primary)
    if (match) return match
  }
  return fallbackLanguage
}
