import { type BaseText, type ClientTextKey, type ClientTexts, loadClientTexts } from '@cliffhanger/i18n/client-texts.ts'
import { type ClientLanguage, chooseClientLanguage, clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { fill, type TextArguments } from '@cliffhanger/i18n/translate.ts'
import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

interface Spoken {
  readonly language: ClientLanguage
  readonly texts: ClientTexts
}

/** A text in the chosen language; its placeholders are checked by the compiler. */
export type Translate = <Key extends ClientTextKey>(key: Key, ...values: TextArguments<BaseText<Key>>) => string

const useSpoken = create<Spoken>(() => ({ language: 'zh-CN', texts: new Map() }))

const translator =
  ({ language, texts }: Spoken): Translate =>
  (key, ...values) =>
    fill(texts.get(key) ?? key, language, values[0])

/** The translator for a component, which is drawn again when the language changes. */
export const useTexts = (): Translate => translator(useSpoken())

/** The translator for everything that is not drawn. */
export const translate: Translate = (key, ...values) => translator(useSpoken.getState())(key, ...values)

export const useLanguage = (): ClientLanguage => useSpoken((spoken) => spoken.language)
export const currentLanguage = (): ClientLanguage => useSpoken.getState().language

/** The language a member chose on this device, or null. */
export const chosenLanguage = (): ClientLanguage | null =>
  clientLanguages.find((language) => language === readStored('language')) ?? null

/** Shows the interface in a language; `remember` where the member chose it. */
export const speak = async (language: ClientLanguage, { remember }: { remember: boolean }): Promise<void> => {
  const texts = await loadClientTexts(language)
  document.documentElement.lang = language
  if (remember) writeStored('language', language)
  useSpoken.setState({ language, texts })
}

/** Loads the language of this device before the first screen is drawn. */
export const speakFirst = (): Promise<void> =>
  speak(chosenLanguage() ?? chooseClientLanguage(navigator.languages), { remember: false })
