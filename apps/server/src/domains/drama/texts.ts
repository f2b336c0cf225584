export { type ByLanguage, textIn } from '@cliffhanger/i18n/by-language.ts'

/** What a drama says about itself in one language. */
export interface DramaText {
  readonly title: string
  readonly intro: string
  readonly tags: readonly string[]
}
