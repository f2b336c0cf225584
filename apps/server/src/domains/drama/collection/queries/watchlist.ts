import type { Db } from '../../../../platform/database/db.ts'

/** Holds the dramas until the transaction ends, in one order for all, and tells which of them members see. */
export const lockDramas = (tx: Db, ids: readonly number[]): Promise<{ id: number; is_listed: boolean }[]> =>
  tx.query('select id, is_listed from dramas where id = any($1) order by id for no key update', [ids])

/** Puts dramas whose rows are held on the list and counts those that were not on it. */
export const addToWatchlist = (tx: Db, userId: number, ids: readonly number[], nowMs: number): Promise<number> =>
  tx.execute(
    `with added as (
       insert into binge_list (user_id, drama_id, created_ms) select $1, id, $3 from unnest($2::bigint[]) id
       on conflict do nothing returning drama_id
     )
     update dramas set binge_count = binge_count + 1 where id in (select drama_id from added)`,
    [userId, ids, nowMs],
  )

/** Takes dramas whose rows are held off the list and counts those that were on it. */
export const removeFromWatchlist = (tx: Db, userId: number, ids: readonly number[]): Promise<number> =>
  tx.execute(
    `with removed as (
       delete from binge_list where user_id = $1 and drama_id = any($2) returning drama_id
     )
     update dramas set binge_count = binge_count - 1 where id in (select drama_id from removed)`,
    [userId, ids],
  )

/** Takes back the likes of dramas whose rows are held. */
export const deleteLikes = (tx: Db, userId: number, ids: readonly number[]): Promise<number> =>
  tx.execute(
    `with removed as (
       delete from drama_likes where user_id = $1 and drama_id = any($2) returning drama_id
     )
     update dramas set skr_count = skr_count - 1 where id in (select drama_id from removed)`,
    [userId, ids],
  )
