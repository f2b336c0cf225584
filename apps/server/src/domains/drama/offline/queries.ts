import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A device of a member, with the sign-in it asks by. */
export interface HoldingDevice {
  readonly userId: number
  readonly deviceId: string
  readonly sessionId: number
}

export interface Licence extends HoldingDevice {
  readonly episodeId: number
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

export interface HeldRow {
  readonly on_device: number
  readonly in_day: number
  readonly is_held: boolean
}

/** How many copies the device holds, and how many the member began within a day. */
export const countHeld = (tx: Db, { userId, deviceId, episodeId }: Licence, nowMs: number): Promise<HeldRow> =>
  tx.one(
    `select count(*) filter (where device_id = $2 and ends_ms > $4)::int as on_device,
       count(*) filter (where saved_ms > $5)::int as in_day,
       coalesce(bool_or(device_id = $2 and episode_id = $3 and ends_ms > $4), false) as is_held
     from offline_licences where user_id = $1`,
    [userId, deviceId, episodeId, nowMs, nowMs - dayMs],
  )

/** A licence that has not ended goes on; one that has, begins anew. */
export const saveLicence = (tx: Db, licence: Licence, endsMs: number, nowMs: number): Promise<number> =>
  tx.execute(
    `insert into offline_licences as l (user_id, device_id, episode_id, session_id, saved_ms, ends_ms) values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, device_id, episode_id) do update set session_id = excluded.session_id, ends_ms = excluded.ends_ms,
       saved_ms = case when l.ends_ms > $5 then l.saved_ms else excluded.saved_ms end`,
    [licence.userId, licence.deviceId, licence.episodeId, licence.sessionId, nowMs, endsMs],
  )

/** Ends licences of a device before their time; tells how many had not ended. */
export const endLicences = (
  tx: Db,
  { userId, deviceId }: { readonly userId: number; readonly deviceId: string },
  episodes: readonly { readonly video_id: number; readonly number: number }[],
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `update offline_licences l set ends_ms = $4
       from jsonb_to_recordset($3::jsonb) as n (video_id bigint, number int) join episodes e on e.drama_id = n.video_id and e.number = n.number
      where l.user_id = $1 and l.device_id = $2 and l.episode_id = e.id and l.ends_ms > $4`,
    [userId, deviceId, JSON.stringify(episodes), nowMs],
  )

/** Ends every licence of a device but those for these episodes. */
export const endOtherLicences = (
  tx: Db,
  { userId, deviceId }: { readonly userId: number; readonly deviceId: string },
  episodes: readonly { readonly video_id: number; readonly number: number }[],
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `update offline_licences l set ends_ms = $4
      where l.user_id = $1 and l.device_id = $2 and l.ends_ms > $4
        and not exists (select from jsonb_to_recordset($3::jsonb) as n (video_id bigint, number int)
                          join episodes e on e.drama_id = n.video_id and e.number = n.number where e.id = l.episode_id)`,
    [userId, deviceId, JSON.stringify(episodes), nowMs],
  )

/** Forgets licences that ended before an instant. */
export const deleteOldLicences = (db: Db, beforeMs: number): Promise<number> =>
  db.execute('delete from offline_licences where ends_ms < $1', [beforeMs])
