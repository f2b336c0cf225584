import type { Db } from '../../../../platform/database/db.ts'

/** Segments of an asset that went out to a member on a day; `first_ms` is when their ticket was issued. */
export interface WatchDelivery {
  readonly user_id: number
  readonly day: string
  readonly asset_id: number
  readonly first_ms: number
  readonly segments: readonly number[]
}

/** Adds to what is known already, of whichever process. */
export const addWatchDeliveries = (db: Db, deliveries: readonly WatchDelivery[]): Promise<number> =>
  db.execute(
    `insert into watch_deliveries as w (user_id, day, asset_id, segments, first_ms)
     select d.user_id, d.day, d.asset_id, (select array_agg(distinct s) from unnest(d.segments) s), d.first_ms
       from jsonb_to_recordset($1::jsonb) d(user_id bigint, day date, asset_id bigint, segments int[], first_ms bigint)
       join media_assets a on a.id = d.asset_id order by 1, 2, 3
     on conflict (user_id, day, asset_id) do update
       set segments = (select array_agg(distinct s) from unnest(w.segments || excluded.segments) s), first_ms = least(w.first_ms, excluded.first_ms)`,
    [JSON.stringify(deliveries)],
  )

export const listDelivered = (
  db: Db,
  userId: number,
  day: string,
): Promise<{ asset_id: number; count: number; first_ms: number }[]> =>
  db.query(
    `select asset_id, cardinality(segments) as count, first_ms from watch_deliveries where user_id = $1 and day = $2::date`,
    [userId, day],
  )

/** Forgets days that no task looks at any more. */
export const deleteDeliveriesBefore = (db: Db, day: string): Promise<number> =>
  db.execute(`delete from watch_deliveries where day < $1::date`, [day])
