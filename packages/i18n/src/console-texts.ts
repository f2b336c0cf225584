import type { texts as base } from './console-texts/zh-CN.ts'
import type { Language } from './languages.ts'
import type { PlaceholdersOf, SameTexts, Text } from './translate.ts'

type BaseTexts = typeof base

/** Languages of the operators' console; operators who read none of them read English. */
export const consoleLanguages = ['zh-CN', 'en', 'vi', 'pt'] as const satisfies readonly Language[]
export type ConsoleLanguage = (typeof consoleLanguages)[number]

/** The console's language for a list of BCP-47 tags, best first: the first whose primary tag it speaks, else English. */
export const chooseConsoleLanguage = (wanted: readonly string[]): ConsoleLanguage => {
  const primaryOf = (tag: string) => tag.toLowerCase().split('-')[0]
  return (
    wanted
      .map((tag) => consoleLanguages.find((language) => primaryOf(language) === primaryOf(tag)))
      .find((language) => language !== undefined) ?? 'en'
  )
}

/** Key of a text of the console, as `domain.name`. */
export type ConsoleTextKey = {
  [Domain in keyof BaseTexts]: `${Domain}.${keyof BaseTexts[Domain] & string}`
}[keyof BaseTexts]

/** The base language's text of a key: from it follow the placeholders a caller must fill. */
export type BaseConsoleText<Key extends ConsoleTextKey> =
  Key extends `${infer Domain extends keyof BaseTexts}.${infer Name}`
    ? Name extends keyof BaseTexts[Domain]
      ? BaseTexts[Domain][Name]
      : never
    : never

/** Key of a text that needs nothing filled in. */
export type PlainConsoleTextKey = {
  [Key in ConsoleTextKey]: [PlaceholdersOf<BaseConsoleText<Key>>] extends [never] ? Key : never
}[ConsoleTextKey]

/** Texts of one language by key. */
export type ConsoleTexts = ReadonlyMap<string, Text>

const loaders = {
  'zh-CN': () => import('./console-texts/zh-CN.ts'),
  en: () => import('./console-texts/en.ts'),
  vi: () => import('./console-texts/vi.ts'),
  pt: () => import('./console-texts/pt.ts'),
} satisfies Record<ConsoleLanguage, () => Promise<{ texts: SameTexts<BaseTexts> }>>

/** Loads one language; each is a file of its own. */
export const loadConsoleTexts = async (language: ConsoleLanguage): Promise<ConsoleTexts> => {
  const { texts } = await loaders[language]()
  const entries = Object.entries(texts).flatMap(([domain, ofDomain]) =>
    Object.entries<Text>(ofDomain).map(([name, text]): [string, Text] => [`${domain}.${name}`, text]),
  )
  return new Map(entries)
}
