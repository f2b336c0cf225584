/** Languages of the product (C-50). The first is the fallback; Japanese is spoken by the server only (K-20). */
export const languages = ['zh-CN', 'en', 'vi', 'pt', 'ja'] as const
export type Language = (typeof languages)[number]

/** The language a `lang` header names; the fallback for any other text. */
export const languageOf = (header: string | undefined): Language =>
  languages.find((language) => language === header) ?? fallbackLanguage

/** Languages a member can choose: those whose interface is complete. */
export const clientLanguages = ['zh-CN', 'en', 'vi', 'pt'] as const
export type ClientLanguage = (typeof clientLanguages)[number]

export const fallbackLanguage = 'zh-CN' satisfies ClientLanguage

/** Every language by its own name, as the picker shows it. */
export const languageNames: Readonly<Record<ClientLanguage, string>> = {
  'zh-CN': '简体中文',
  en: 'English',
  vi: 'Tiếng Việt',
  pt: 'Português',
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
