import { textItem } from '@cliffhanger/contract/chat/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import * as z from 'zod/mini'

const content = z.tuple([textItem], z.unknown())

/** The content_text of a message with what its text says in `lang`; unchanged where there is no text item. */
export function withTranslation(contentText: string, trans: string, lang: Language): string {
  const parsed = content.safeParse(JSON.parse(contentText))
  if (!parsed.success) return contentText
  const [first, ...rest] = parsed.data
  return JSON.stringify([{ text: { content: first.text.content, trans, lang } }, ...rest])
}
