import { dayMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { dumpWindowMs } from '@cliffhanger/rules/media/playing.ts'
import type { Db } from '../../../platform/database/db.ts'

/** One episode handed out to one device of a member. */
export interface Play {
  readonly userId: number
  readonly sessionId: number
  readonly assetId: number
  /** What the member had watched in all. */
  readonly watchedSeconds: number
  readonly nowMs: number
}

/** The same play asked for twice: the episode was prepared, and is now begun. */
const repeatMs = 5 * minuteMs

/** As long as a play is that a device still reports: the longest that holds a place. */
const givenMs = 10 * minuteMs

/** Lets one play of a member be judged after the other, until the transaction ends. */
export const lockPlays = (tx: Db, userId: number): Promise<number> =>
  tx.execute(`select pg_advisory_xact_lock(hashtextextended('plays of:' || $1::bigint, 0))`, [userId])

export interface PlayHistoryRow {
  readonly in_minute: number
  readonly in_day: number
  readonly other_episodes: number
  /** What the member had watched when the first episode of the window was handed out; null: none was. */
  readonly watched_before: number | null
  readonly is_repeat: boolean
  readonly other_ends_ms: readonly number[]
}

/** What was handed out to the member in the last day. */
export const findHistory = (tx: Db, play: Play): Promise<PlayHistoryRow> =>
  tx.one(
    `select count(*) filter (where issued_ms > $4)::int as in_minute, count(*)::int as in_day,
       count(distinct asset_id) filter (where issued_ms > $5 and asset_id <> $3)::int as other_episodes,
       min(watched_seconds) filter (where issued_ms > $5) as watched_before,
       coalesce(bool_or(session_id = $2 and asset_id = $3 and issued_ms > $6), false) as is_repeat,
       coalesce((select jsonb_agg(ends_ms) from (select max(ends_ms) as ends_ms from play_tickets
         where user_id = $1 and issued_ms > $7 and session_id <> $2 and ends_ms > $8 group by session_id) o), '[]') as other_ends_ms
     from play_tickets where user_id = $1 and issued_ms > $7`,
    [
      play.userId,
      play.sessionId,
      play.assetId,
      play.nowMs - minuteMs,
      play.nowMs - dumpWindowMs,
      play.nowMs - repeatMs,
      play.nowMs - dayMs,
      play.nowMs,
    ],
  )

export const insertPlay = (tx: Db, play: Play, endsMs: number): Promise<number> =>
  tx.execute(
    `insert into play_tickets (user_id, session_id, asset_id, watched_seconds, issued_ms, ends_ms) values ($1, $2, $3, $4, $5, $6)`,
    [play.userId, play.sessionId, play.assetId, play.watchedSeconds, play.nowMs, endsMs],
  )

/** A device says that it plays on what it was given a while ago, or that it no longer does: `endsMs` is now or later. It changes nothing where the device
 *  was given nothing in that time, or where its place is as it should be. */
export const movePlayEnd = (
  tx: Db,
  { userId, sessionId, assetId, nowMs }: Omit<Play, 'watchedSeconds'>,
  endsMs: number,
): Promise<number> =>
  tx.execute(
    `update play_tickets set ends_ms = $5::bigint
     where user_id = $1 and issued_ms > $4 and session_id = $2 and asset_id = $3
       and case when $5::bigint > $6::bigint then ends_ms <= $6 else ends_ms > $6 end`,
    [userId, sessionId, assetId, nowMs - givenMs, endsMs, nowMs],
  )

/** Records, once an hour, that a member fetches episodes without watching them. Returns 0 if it is already recorded. */
export const insertAlarm = (
  tx: Db,
  alarm: { userId: number; sessionId: number; episodes: number; watchedSeconds: number; nowMs: number },
): Promise<number> =>
  tx.execute(
    `insert into play_alarms (user_id, session_id, episodes, watched_seconds, created_ms) select $1::bigint, $2::bigint, $3::int, $4::int, $5::bigint
     where not exists (select from play_alarms where user_id = $1 and created_ms > $5 - 3600000)`,
    [alarm.userId, alarm.sessionId, alarm.episodes, alarm.watchedSeconds, alarm.nowMs],
  )

export const deleteOldPlays = (db: Db, nowMs: number): Promise<number> =>
  db.execute('delete from play_tickets where issued_ms <= $1', [nowMs - dayMs])

export interface AlarmRow {
  readonly id: number
  readonly user_id: number
  readonly episodes: number
  readonly watched_seconds: number
  readonly created_ms: number
}

export const listAlarms = (db: Db, limit: number, offset: number): Promise<AlarmRow[]> =>
  db.query(
    'select id, user_id, episodes, watched_seconds, created_ms from play_alarms order by id desc limit $1 offset $2',
    [limit, offset],
  )

export const countAlarms = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>('select count(*) as total from play_alarms')).total
