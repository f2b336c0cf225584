import { type ClientLanguage, chooseClientLanguage, clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { readStored } from './storage/storage.ts'

/** The language a member chose on this device, or null. */
export const chosenLanguage = (): ClientLanguage | null =>
  clientLanguages.find((language) => language === readStored('language')) ?? null

/** The language of this device: the chosen one, else what the browser prefers. */
export const deviceLanguage = (): ClientLanguage => chosenLanguage() ?? chooseClientLanguage(navigator.languages)
