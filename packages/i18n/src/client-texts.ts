import type { texts as base } from './client-texts/zh-CN.ts'
import type { ClientLanguage } from './languages.ts'
import type { SameTexts, Text } from './translate.ts'

type BaseTexts = typeof base

/** Key of a text of the member's client, as `domain.name`. */
export type ClientTextKey = {
  [Domain in keyof BaseTexts]: `${Domain}.${keyof BaseTexts[Domain] & string}`
}[keyof BaseTexts]

/** The base language's text of a key: from it follow the placeholders a caller must fill. */
export type BaseText<Key extends ClientTextKey> = Key extends `${infer Domain extends keyof BaseTexts}.${infer Name}`
  ? Name extends keyof BaseTexts[Domain]
    ? BaseTexts[Domain][Name]
    : never
  : never

/** Texts of one language by key. */
export type ClientTexts = ReadonlyMap<string, Text>

const loaders = {
  'zh-CN': () => import('./client-texts/zh-CN.ts'),
  en: () => import('./client-texts/en.ts'),
  vi: () => import('./client-texts/vi.ts'),
  pt: () => import('./client-texts/pt.ts'),
} satisfies Record<ClientLanguage, () => Promise<{ texts: SameTexts<BaseTexts> }>>

/** Loads one language; each is a file of its own, fetched when it is first shown. */
export const loadClientTexts = async (language: ClientLanguage): Promise<ClientTexts> => {
  const { texts } = await loaders[language]()
  const entries = Object.entries(texts).flatMap(([domain, ofDomain]) =>
    Object.entries<Text>(ofDomain).map(([name, text]): [string, Text] => [`${domain}.${name}`, text]),
  )
  return new Map(entries)
}
