import { withTranslation } from '@cliffhanger/rules/translation/with-translation.ts'
import type { Db } from '../../platform/database/db.ts'
import { listMessageTranslations } from './queries.ts'

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
