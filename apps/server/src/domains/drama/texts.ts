import type { Language } from '@cliffhanger/i18n/languages.ts'

/** One text or group of texts per language; not every language need be there. */
export type ByLanguage<Text> = Readonly<Partial<Record<Language, Text>>>

/** What a drama says about itself in one language. */
export interface DramaText {
  readonly title: string
  readonly intro: string
  readonly tags: readonly string[]
}

/** The text in the wanted language, else in the main one, else in any; undefined when there is none at all. */
export const textIn = <Text>(texts: ByLanguage<Text>, wanted: Language, main: Language = 'zh-CN'): Text | undefined =>
  texts[wanted] ?? texts[main] ?? Object.values(texts)[0]
