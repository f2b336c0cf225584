import { textItem } from '@cliffhanger/contract/chat/schemas.ts'
import * as z from 'zod/mini'

const content = z.array(z.unknown())

/** The content_text of a message with what its text says in `lang`; unchanged where it cannot be read or has no text item. */
export function withTranslation(contentText: string, trans: string, lang: string): string {
  const parsed = content.safeParse(listIn(contentText))
  if (!parsed.success) return contentText
  const [item, ...rest] = parsed.data
  const first = textItem.safeParse(item)
  if (!first.success) return contentText
  return JSON.stringify([{ text: { content: first.data.text.content, trans, lang } }, ...rest])
}

function listIn(contentText: string): unknown {
  try {
    return JSON.parse(contentText)
  } catch {
    return undefined
  }
}
