import type { Language } from '@cliffhanger/i18n/languages.ts'
import { neededGrams } from '@cliffhanger/rules/search-text.ts'
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

/** Numbers of a member's purchases of dramas whose titles hold all of these folded words, the newest first. */
export const searchUnlocks = async (
  db: Db,
  userId: number,
  words: readonly string[],
  limit: number,
): Promise<string[]> => {
  const rows = await db.query<{ number: string }>(
    `select 'U' || u.id as number from drama_searches s join unlocks u on u.drama_id = s.drama_id and u.user_id = $1
      where s.grams @> $2::text[] and (select bool_and(position(word in s.folded) > 0) from unnest($3::text[]) word)
      order by u.id desc limit $4`,
    [userId, neededGrams(words), words, limit],
  )
  return rows.map(({ number }) => number)
}
