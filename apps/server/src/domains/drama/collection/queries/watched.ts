import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { ByLanguage, DramaText } from '../../texts.ts'

/** A drama a member watched, and where they stopped. */
export interface WatchedRow {
  readonly drama_id: number
  readonly texts: ByLanguage<DramaText>
  readonly language: Language
  readonly cover_key: string
  readonly number: number
  readonly position_seconds: number
  readonly duration_seconds: number
  readonly is_done: boolean
  readonly updated_ms: number
}

/** One page of a member's history, the latest first; what the member took out of it is not in it. */
export const listWatchedBy = (db: Db, userId: number, limit: number, offset: number): Promise<WatchedRow[]> =>
  db.query(
    `select m.drama_id, d.texts, d.language, d.cover_key, m.number, m.position_seconds, m.duration_seconds, m.is_done, m.updated_ms
       from watch_marks m join dramas d on d.id = m.drama_id
      where m.user_id = $1 and not m.is_hidden order by m.updated_ms desc, m.drama_id desc limit $2 offset $3`,
    [userId, limit, offset],
  )

export const countWatchedBy = async (db: Db, userId: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      'select count(*)::int as total from watch_marks where user_id = $1 and not is_hidden',
      [userId],
    )
  ).total
