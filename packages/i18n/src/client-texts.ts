import type { texts as first } from './client-texts/zh-CN/first.ts'
import type { texts as more } from './client-texts/zh-CN/more.ts'
import type { ClientLanguage } from './languages.ts'
import type { SameTexts, Text } from './translate.ts'

type BaseTexts = typeof first & typeof more

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

/** A part of a catalogue: `first` is what is said before home's first cover stands, `more` everything else. */
export type TextPart = 'first' | 'more'

type Loaders<Texts> = Record<ClientLanguage, () => Promise<{ readonly texts: SameTexts<Texts> }>>

const loaders = {
  first: {
    'zh-CN': () => import('./client-texts/zh-CN/first.ts'),
    en: () => import('./client-texts/en/first.ts'),
    vi: () => import('./client-texts/vi/first.ts'),
    pt: () => import('./client-texts/pt/first.ts'),
  } satisfies Loaders<typeof first>,
  more: {
    'zh-CN': () => import('./client-texts/zh-CN/more.ts'),
    en: () => import('./client-texts/en/more.ts'),
    vi: () => import('./client-texts/vi/more.ts'),
    pt: () => import('./client-texts/pt/more.ts'),
  } satisfies Loaders<typeof more>,
}

/** Loads parts of one language; each is a file of its own, fetched when it is first needed. */
export const loadClientTexts = async (language: ClientLanguage, parts: readonly TextPart[]): Promise<ClientTexts> => {
  const loaded = await Promise.all(parts.map((part) => loaders[part][language]()))
  const domains = loaded.flatMap(({ texts }) => Object.entries<Readonly<Record<string, Text>>>(texts))
  return new Map(
    domains.flatMap(([domain, texts]) =>
      Object.entries(texts).map(([name, text]): [string, Text] => [`${domain}.${name}`, text]),
    ),
  )
}
