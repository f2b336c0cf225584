import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { ByLanguage, DramaText } from '../../texts.ts'

/** A purchase on the page of whoever made it; gold as text. */
export interface UnlockPurchaseRow {
  readonly id: number
  readonly user_id: number
  readonly drama_id: number
  readonly texts: ByLanguage<DramaText>
  readonly language: Language
  readonly paid: string
  readonly is_refunded: boolean
  readonly created_ms: number
}

const from = `select u.id, u.user_id, u.drama_id, d.texts, d.language, (u.granted + u.bought)::text as paid, u.refunded > 0 as is_refunded, u.created_ms
  from unlocks u join dramas d on d.id = u.drama_id`

/** The newest purchases of a member. */
export const listUnlockPurchases = (db: Db, userId: number, limit: number): Promise<UnlockPurchaseRow[]> =>
  db.query(`${from} where u.user_id = $1 order by u.id desc limit $2`, [userId, limit])

export const countUnlockPurchases = async (db: Db, userId: number): Promise<number> =>
  (await db.one<{ total: number }>('select count(*)::int as total from unlocks where user_id = $1', [userId])).total

export const findUnlockPurchase = (db: Db, id: number): Promise<UnlockPurchaseRow[]> =>
  db.query(`${from} where u.id = $1`, [id])
