import { type ClientLanguage, clientLanguages } from '@cliffhanger/i18n/languages.ts'

/** A guide is of a channel and in a language; the framework knows things by one number. */
export const guideId = (platformId: number, language: ClientLanguage): number =>
  platformId * clientLanguages.length + clientLanguages.indexOf(language)

export const guideOfId = (id: number) => ({
  platform_id: Math.floor(id / clientLanguages.length),
  language: clientLanguages[id % clientLanguages.length] ?? clientLanguages[0],
})
