import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { ByLanguage, DramaText } from '../../texts.ts'

/** A purchase of a member with the drama it was of. */
export interface UnlockedDramaRow {
  readonly number: string
  readonly drama_id: number
  readonly texts: ByLanguage<DramaText>
  readonly language: Language
  readonly cover_key: string
}

/** The dramas of these purchases, of those only that are the member's. */
export const listUnlockedDramas = (db: Db, userId: number, ids: readonly number[]): Promise<UnlockedDramaRow[]> =>
  db.query(
    `select 'U' || u.id as number, d.id as drama_id, d.texts, d.language, d.cover_key
       from unlocks u join dramas d on d.id = u.drama_id where u.id = any ($2::bigint[]) and u.user_id = $1`,
    [userId, ids],
  )
