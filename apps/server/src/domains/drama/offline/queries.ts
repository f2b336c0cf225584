import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A device of a member, with the sign-in it asks by. */
export interface HoldingDevice {
  readonly userId: number
  readonly deviceId: string
  readonly sessionId: number
}

/** An episode by drama and number. */
export interface EpisodeName {
  readonly video_id: number
  readonly number: number
}

/** Lets one copy of a member be judged after the other, until the transaction ends. */
export const lockLicences = (tx: Db, userId: number): Promise<number> =>
  tx.execute(`select pg_advisory_xact_lock(hashtextextended('offline licences of:' || $1::bigint, 0))`, [userId])

/** How many other devices hold copies and are signed in still, by the sign-in each asked with last. It reads on the connection of its caller,
 *  who holds the lock: a look through the pool would wait for those who wait for the lock. */
export const countOtherDevices = async (
  tx: Db,
  { userId, deviceId }: Pick<HoldingDevice, 'userId' | 'deviceId'>,
  nowMs: number,
): Promise<number> =>
  (
    await tx.one<{ total: number }>(
      `select count(*)::int as total
         from (select max(session_id) as session_id from offline_licences
                where user_id = $1 and device_id <> $2 and ends_ms > $3 group by device_id) d
         join login_sessions s on s.id = d.session_id and s.account_id = $1 and s.ended_ms is null
         join accounts a on a.id = s.account_id and a.is_enabled`,
      [userId, deviceId, nowMs],
    )
  ).total

export interface CopiesRow {
  /** Episodes whose licences this device holds. */
  readonly held: readonly number[]
  /** Episodes it began within a day, held or not. */
  readonly begun: readonly number[]
  /** How many the member began within a day, on every device. */
  readonly in_day: number
}

export const readCopies = (
  tx: Db,
  { userId, deviceId }: Pick<HoldingDevice, 'userId' | 'deviceId'>,
  nowMs: number,
): Promise<CopiesRow> =>
  tx.one(
    `select coalesce(jsonb_agg(episode_id) filter (where device_id = $2 and ends_ms > $3), '[]') as held,
       coalesce(jsonb_agg(episode_id) filter (where device_id = $2 and saved_ms > $4), '[]') as begun,
       count(*) filter (where saved_ms > $4)::int as in_day
     from offline_licences where user_id = $1`,
    [userId, deviceId, nowMs, nowMs - dayMs],
  )

/** A licence that has not ended goes on; one that has, begins anew. Each episode is named once. */
export const saveLicences = (
  tx: Db,
  { userId, deviceId, sessionId }: HoldingDevice,
  licences: readonly { readonly episode_id: number; readonly ends_ms: number }[],
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `insert into offline_licences as l (user_id, device_id, episode_id, session_id, saved_ms, ends_ms)
     select $1, $2, n.episode_id, $3, $4, n.ends_ms from jsonb_to_recordset($5::jsonb) as n (episode_id bigint, ends_ms bigint)
     on conflict (user_id, device_id, episode_id) do update set session_id = excluded.session_id, ends_ms = excluded.ends_ms,
       saved_ms = case when l.ends_ms > $4 then l.saved_ms else excluded.saved_ms end`,
    [userId, deviceId, sessionId, nowMs, JSON.stringify(licences)],
  )

/** Ends licences of a device before their time, for these episodes or for all others; tells how many had not ended. */
export const endLicences = (
  tx: Db,
  { userId, deviceId }: Pick<HoldingDevice, 'userId' | 'deviceId'>,
  which: 'these' | 'others',
  episodes: readonly EpisodeName[],
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `update offline_licences set ends_ms = $4
      where user_id = $1 and device_id = $2 and ends_ms > $4
        and $5 = (episode_id in (select e.id from jsonb_to_recordset($3::jsonb) as n (video_id bigint, number int)
                                   join episodes e on e.drama_id = n.video_id and e.number = n.number))`,
    [userId, deviceId, JSON.stringify(episodes), nowMs, which === 'these'],
  )

/** Forgets licences that ended before an instant. */
export const deleteOldLicences = (db: Db, beforeMs: number): Promise<number> =>
  db.execute('delete from offline_licences where ends_ms < $1', [beforeMs])
