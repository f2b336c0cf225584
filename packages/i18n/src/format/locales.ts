import type { Language } from '../languages.ts'

/** The locale whose customs a language follows. */
const locales: Readonly<Record<Language, string>> = {
  'zh-CN': 'zh-CN',
  en: 'en-US',
  vi: 'vi-VN',
  pt: 'pt-BR',
  ja: 'ja-JP',
}

export const localeOf = (language: Language): string => locales[language]

/** Keeps what `make` made of the same arguments: formats are slow to make and quick to use. */
export const stored = <Options, Format>(
  make: (locale: string, options: Options) => Format,
): ((language: Language, options: Options) => Format) => {
  const formats = new Map<string, Format>()
  return (language, options) => {
    const name = `${language} ${JSON.stringify(options)}`
    const format = formats.get(name) ?? make(localeOf(language), options)
    formats.set(name, format)
    return format
  }
}

/** A text that stands alone: some languages write days and months small. */
export const capitalized = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(localeOf(language)) + text.slice(1)

/** A length of time with a space between number and unit, as all texts in Chinese write them; dates and clocks have none. */
export const withUnitApart = (text: string, language: Language): string =>
  language === 'zh-CN' ? text.replace(/(\d)(\p{Script=Han})/gu, '$1 $2') : text
