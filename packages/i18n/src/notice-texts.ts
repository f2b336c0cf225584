import type { ByLanguage } from './by-language.ts'
import type { Language } from './languages.ts'
import { texts as en } from './notice-texts/en.ts'
import { texts as ja } from './notice-texts/ja.ts'
import { texts as pt } from './notice-texts/pt.ts'
import { texts as vi } from './notice-texts/vi.ts'
import { type NoticeTexts, texts as zhCN } from './notice-texts/zh-CN.ts'
import { fill, type PlaceholdersOf } from './translate.ts'

type BaseTexts = typeof zhCN

type NoticeTextKey = keyof BaseTexts

type PlaceholderOf<Key extends NoticeTextKey> =
  | PlaceholdersOf<BaseTexts[Key]['title']>
  | PlaceholdersOf<BaseTexts[Key]['summary']>

/** What a notice is given for a word of its own: a name that has several languages in all of them, for whoever reads it. */
export type NoticeValue = string | number | ByLanguage<string>

/** What a notice of this kind has to be given: an amount with the code of its coin, which it is written with for whoever reads it. */
export type NoticeValues<Key extends NoticeTextKey> = Readonly<
  Record<PlaceholderOf<Key> | ('amount' extends PlaceholderOf<Key> ? 'coin' : never), NoticeValue>
>

const textsOf: Readonly<Record<Language, NoticeTexts>> = { 'zh-CN': zhCN, en, vi, pt, ja }

/** The words of a notice; both lines are plain text. */
export const noticeText = (
  language: Language,
  key: NoticeTextKey,
  values: Readonly<Record<string, string | number>>,
): { readonly title: string; readonly summary: string } => {
  const { title, summary } = textsOf[language][key]
  return { title: fill(title, language, values), summary: fill(summary, language, values) }
}
