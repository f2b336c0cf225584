import { textItem } from '@cliffhanger/contract/chat/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import * as z from 'zod/mini'
import type { Db } from '../../platform/db.ts'
import { listMessageTranslations } from './queries.ts'

const content = z.tuple([textItem], z.unknown())

/** The content_text of a message with what its text says in `lang`; unchanged where there is no text item. */
export function withTranslation(contentText: string, trans: string, lang: Language): string {
  const parsed = content.safeParse(JSON.parse(contentText))
  if (!parsed.success) return contentText
  const [first, ...rest] = parsed.data
  return JSON.stringify([{ text: { content: first.text.content, trans, lang } }, ...rest])
}

/** Messages as they are read: those that were translated on the way carry the translation in their text item. */
export async function withTranslations<Row extends { readonly msg_id: number; readonly content_text: string }>(
  db: Db,
  rows: readonly Row[],
): Promise<Row[]> {
  const translations = await listMessageTranslations(
    db,
    rows.map(({ msg_id }) => msg_id),
  )
  return rows.map((row) => {
    const translation = translations.get(row.msg_id)
    return translation
      ? { ...row, content_text: withTranslation(row.content_text, translation.text, translation.target) }
      : row
  })
}
