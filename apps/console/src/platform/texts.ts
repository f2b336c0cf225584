import {
  type BaseConsoleText,
  type ConsoleLanguage,
  type ConsoleTextKey,
  type ConsoleTexts,
  chooseConsoleLanguage,
  consoleLanguages,
  loadConsoleTexts,
} from '@cliffhanger/i18n/console-texts.ts'
import { languageNames } from '@cliffhanger/i18n/languages.ts'
import { fill, type TextArguments } from '@cliffhanger/i18n/translate.ts'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { type I18nProvider, type TranslationMessages, useLocale } from 'react-admin'

/** What react-admin says on its own; it comes with English. */
const frameworkLoaders: Readonly<Record<ConsoleLanguage, () => Promise<TranslationMessages>>> = {
  'zh-CN': async () => (await import('@cliffhanger/i18n/console-texts/zh-CN/framework.ts')).framework,
  en: async () => (await import('ra-language-english')).default,
  vi: async () => (await import('@cliffhanger/i18n/console-texts/vi/framework.ts')).framework,
  pt: async () => (await import('@cliffhanger/i18n/console-texts/pt/framework.ts')).framework,
}

const loaded = new Map<ConsoleLanguage, ConsoleTexts>()
const framework = new Map<ConsoleLanguage, TranslationMessages>()
const storageKey = 'console.language'

const languageOf = (locale: string | null): ConsoleLanguage | undefined =>
  consoleLanguages.find((language) => language === locale)

let current: ConsoleLanguage = 'en'

/** The language the console is shown in, which is also the one the server answers in. */
export const currentLanguage = (): ConsoleLanguage => current

const load = async (language: ConsoleLanguage): Promise<void> => {
  if (!loaded.has(language)) {
    const [texts, messages] = await Promise.all([loadConsoleTexts(language), frameworkLoaders[language]()])
    loaded.set(language, texts)
    framework.set(language, messages)
  }
  current = language
  document.documentElement.lang = language
}

/** Loads the texts of the operator's language; nothing can be shown before. */
export const openTexts = async (): Promise<I18nProvider> => {
  await load(languageOf(localStorage.getItem(storageKey)) ?? chooseConsoleLanguage(navigator.languages))
  const framed = polyglotI18nProvider(
    (locale) => {
      const language = languageOf(locale) ?? 'en'
      return framework.get(language) ?? frameworkLoaders[language]()
    },
    current,
    consoleLanguages.map((locale) => ({ locale, name: languageNames[locale] })),
    { allowMissing: true },
  )
  return {
    ...framed,
    changeLocale: async (locale) => {
      const language = languageOf(locale) ?? 'en'
      await load(language)
      localStorage.setItem(storageKey, language)
      await framed.changeLocale(language)
    },
  }
}

/** A text of the catalogue in the current language. */
export type Texts = <Key extends ConsoleTextKey>(key: Key, ...values: TextArguments<BaseConsoleText<Key>>) => string

/** A text in the language that is current now; components use `useTexts`, which follows a change. */
export const textOf: Texts = (key, ...[values]) => fill(loaded.get(current)?.get(key) ?? key, current, values)

/** Texts for a component. */
export const useTexts = (): Texts => {
  useLocale()
  return textOf
}
