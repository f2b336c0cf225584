import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { Db } from '../../../platform/database/db.ts'

/** Segments of one asset that went out to one member. */
export interface Delivery {
  readonly user_id: number
  readonly asset_id: number
  readonly segments: readonly number[]
}

/** Adds to what is known already, of whichever process; an asset that is gone by now is passed over. */
export const addDeliveries = (db: Db, deliveries: readonly Delivery[], nowMs: number): Promise<number> =>
  db.execute(
    `insert into play_deliveries (user_id, asset_id, segments, updated_ms)
     select d.user_id, d.asset_id, d.segments, $2::bigint
       from jsonb_to_recordset($1::jsonb) as d (user_id bigint, asset_id bigint, segments integer[])
       join media_assets a on a.id = d.asset_id order by 1, 2
     on conflict (user_id, asset_id) do update
       set segments = (select array_agg(distinct s) from unnest(play_deliveries.segments || excluded.segments) s), updated_ms = excluded.updated_ms`,
    [JSON.stringify(deliveries), nowMs],
  )

export const countDelivered = async (db: Db, userId: number, assetId: number): Promise<number> =>
  (
    await db.find<{ delivered: number }>(
      'select cardinality(segments) as delivered from play_deliveries where user_id = $1 and asset_id = $2',
      [userId, assetId],
    )
  )?.delivered ?? 0

/** Ends every ticket of the member for the asset that was issued before the time. */
export const saveStop = (db: Db, userId: number, assetId: number, beforeMs: number): Promise<number> =>
  db.execute(
    `insert into play_stops (user_id, asset_id, before_ms) select $1::bigint, id, $3::bigint from media_assets where id = $2
     on conflict (user_id, asset_id) do update set before_ms = excluded.before_ms`,
    [userId, assetId, beforeMs],
  )

export const deleteStop = (db: Db, userId: number, assetId: number): Promise<number> =>
  db.execute('delete from play_stops where user_id = $1 and asset_id = $2', [userId, assetId])

/** Ends every ticket of the member that was issued before the time, whatever it is for. */
export const saveMemberStop = (db: Db, userId: number, beforeMs: number): Promise<number> =>
  db.execute(
    `insert into member_play_stops as s (user_id, before_ms) values ($1, $2)
     on conflict (user_id) do update set before_ms = greatest(s.before_ms, excluded.before_ms)`,
    [userId, beforeMs],
  )

/** Ends every ticket for the asset that was issued before the time, whoever holds it. */
export const saveAssetStop = (db: Db, assetId: number, beforeMs: number): Promise<number> =>
  db.execute(
    `insert into asset_play_stops as s (asset_id, before_ms) select id, $2::bigint from media_assets where id = $1
     on conflict (asset_id) do update set before_ms = greatest(s.before_ms, excluded.before_ms)`,
    [assetId, beforeMs],
  )

export interface Stop {
  /** 0: whoever holds it. */
  readonly user_id: number
  /** 0: whatever it is for. */
  readonly asset_id: number
  readonly before_ms: number
}

export const listStops = (db: Db): Promise<Stop[]> =>
  db.query(
    `select user_id, asset_id, before_ms from play_stops
     union all select user_id, 0, before_ms from member_play_stops
     union all select 0, asset_id, before_ms from asset_play_stops`,
    [],
  )

/** Forgets what no refund looks at any more, and stops of tickets that ended by themselves. */
export async function deleteOldDeliveries(db: Db, nowMs: number): Promise<void> {
  await db.execute('delete from play_deliveries where updated_ms < $1', [nowMs - 30 * dayMs])
  await db.execute('delete from play_stops where before_ms < $1', [nowMs - 2 * dayMs])
  await db.execute('delete from member_play_stops where before_ms < $1', [nowMs - 2 * dayMs])
  await db.execute('delete from asset_play_stops where before_ms < $1', [nowMs - 2 * dayMs])
}
