import {
  type BaseText,
  type ClientTextKey,
  type ClientTexts,
  loadClientTexts,
  type TextPart,
} from '@cliffhanger/i18n/client-texts.ts'
import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'
import { fill, type TextArguments } from '@cliffhanger/i18n/translate.ts'
import { create } from 'zustand'
import { deviceLanguage } from './device-language.ts'
import { writeStored } from './storage/storage.ts'

interface Spoken {
  readonly language: ClientLanguage
  readonly parts: readonly TextPart[]
  readonly texts: ClientTexts
}

/** A text in the chosen language; its placeholders are checked by the compiler. */
export type Translate = <Key extends ClientTextKey>(key: Key, ...values: TextArguments<BaseText<Key>>) => string

/** What is asked of the server before the first texts are there is asked in the language they will be in. */
const useSpoken = create<Spoken>(() => ({ language: deviceLanguage(), parts: [], texts: new Map() }))

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

const allParts: readonly TextPart[] = ['first', 'more']

/** What is wanted of every language: the first screens need few texts, and only what comes after them loads the rest. */
let wanted: readonly TextPart[] = ['first']

/** All that is wanted of a language, even where more became wanted on the way. */
const loadWanted = async (language: ClientLanguage): Promise<Spoken> => {
  const parts = wanted
  const texts = await loadClientTexts(language, parts)
  return parts === wanted ? { language, parts, texts } : loadWanted(language)
}

/** Loads what the first screens do without: every other screen waits for it. Before a first language is spoken it only says
 *  that the rest has to come along with it. */
export const speakAll = async (): Promise<void> => {
  wanted = allParts
  const spoken = useSpoken.getState()
  if (spoken.parts.length === 0 || spoken.parts === allParts) return
  const all = await loadWanted(spoken.language)
  // Another language may have been spoken in the meantime.
  if (useSpoken.getState() !== spoken) return speakAll()
  useSpoken.setState(all)
}

/** Shows the interface in a language; `remember` where the member chose it. */
export const speak = async (language: ClientLanguage, { remember }: { remember: boolean }): Promise<void> => {
  const spoken = await loadWanted(language)
  document.documentElement.lang = language
  if (remember) writeStored('language', language)
  useSpoken.setState(spoken)
}

/** Loads the language of this device before the first screen is drawn. */
export const speakFirst = (): Promise<void> => speak(deviceLanguage(), { remember: false })
