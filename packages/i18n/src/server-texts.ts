import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import type { Language } from './languages.ts'
import { texts as en } from './server-texts/en.ts'
import { texts as ja } from './server-texts/ja.ts'
import { texts as pt } from './server-texts/pt.ts'
import { texts as vi } from './server-texts/vi.ts'
import { type ServerTexts, texts as zhCN } from './server-texts/zh-CN.ts'
import { fill } from './translate.ts'

/** Name of a text that is no refusal: the `msg` of a success, a fault, a mail. */
export type MessageName = keyof ServerTexts['messages']

type Values = Readonly<Record<string, unknown>>

const textsOf: Readonly<Record<Language, ServerTexts>> = { 'zh-CN': zhCN, en, vi, pt, ja }

const printable = (values: Values): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  )

/** The text of a refusal; its details fill the placeholders, such as the field of 4000. */
export const refusalText = (language: Language, name: RefusalName, details?: Values | null): string =>
  fill(textsOf[language].refusals[name], language, printable(details ?? {}))

/** A text of the server that is no refusal. */
export const messageText = (language: Language, name: MessageName, values: Values = {}): string =>
  fill(textsOf[language].messages[name], language, printable(values))
