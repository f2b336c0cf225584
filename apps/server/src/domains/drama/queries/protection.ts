import type { Db } from '../../../platform/database/db.ts'

/** Somebody has to pay for the episode (rules/drama/can-play.ts), and media was not told. What becomes free stays as it is. */
const isUntold = 'not e.is_protected and e.number > d.free_number and (d.vip_type > 0 or d.coin_price > 0)'

/** Marks what was untold of a drama, and tells its assets. */
export const markProtected = async (tx: Db, dramaId: number): Promise<number[]> =>
  (
    await tx.query<{ asset_id: number }>(
      `update episodes e set is_protected = true from dramas d where d.id = $1 and e.drama_id = d.id and ${isUntold} returning e.asset_id`,
      [dramaId],
    )
  ).map((row) => row.asset_id)

/** Dramas of which something is untold; the next look takes those that are left. */
export const dramasToProtect = async (db: Db): Promise<number[]> =>
  (
    await db.query<{ id: number }>(
      `select distinct d.id from episodes e join dramas d on d.id = e.drama_id where ${isUntold} order by d.id limit 500`,
    )
  ).map((row) => row.id)
