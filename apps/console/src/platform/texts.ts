import { framework } from '@cliffhanger/i18n/console-texts/zh-CN/framework.ts'
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
import englishMessages from 'ra-language-english'
import { type I18nProvider, type TranslationMessages, useLocale } from 'react-admin'

const frameworkMessages: Readonly<Record<ConsoleLanguage, TranslationMessages>> = {
  'zh-CN': framework,
  en: englishMessages,
}

const loaded = new Map<ConsoleLanguage, ConsoleTexts>()
const storageKey = 'console.language'

const languageOf = (locale: string | null): ConsoleLanguage | undefined =>
  consoleLanguages.find((language) => language === locale)

let current: ConsoleLanguage = 'en'

/** The language the console is shown in, which is also the one the server answers in. */
export const currentLanguage = (): ConsoleLanguage => current

const load = async (language: ConsoleLanguage): Promise<void> => {
  if (!loaded.has(language)) loaded.set(language, await loadConsoleTexts(language))
  current = language
  document.documentElement.lang = language
}

/** Loads the texts of the operator's language; nothing can be shown before. */
export const openTexts = async (): Promise<I18nProvider> => {
  await load(languageOf(localStorage.getItem(storageKey)) ?? chooseConsoleLanguage(navigator.languages))
  const framed = polyglotI18nProvider(
    (locale) => frameworkMessages[languageOf(locale) ?? 'en'],
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
