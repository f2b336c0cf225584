import type { PlaybackQuality } from '@cliffhanger/contract/drama/schemas.ts'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import type { Db } from '../../../platform/database/db.ts'

export interface ProgressRow {
  readonly user_id: number
  readonly drama_id: number
  readonly number: number
  readonly position_seconds: number
  readonly duration_seconds: number
  readonly is_done: boolean
  readonly client_seq: number
  readonly updated_ms: number
}

/** Which episode of which drama whose report is about. */
export interface Watched {
  readonly userId: number
  readonly dramaId: number
  readonly number: number
}

const progressOfMember = `select user_id, drama_id, number, position_seconds, duration_seconds, is_done, client_seq, updated_ms
  from watch_marks where user_id = $1 and drama_id = $2`

export const findProgress = (db: Db, userId: number, dramaId: number): Promise<ProgressRow | undefined> =>
  db.find<ProgressRow>(progressOfMember, [userId, dramaId])

/** The mark of a member who has one. */
export const getMark = (db: Db, userId: number, dramaId: number): Promise<ProgressRow> =>
  db.one<ProgressRow>(progressOfMember, [userId, dramaId])

/** Writes the mark unless the one that is there was made later (S-108). What is watched again is in the history again. */
export const saveProgress = (tx: Db, progress: ProgressRow): Promise<number> =>
  tx.execute(
    `insert into watch_marks as m
       (user_id, drama_id, number, position_seconds, duration_seconds, is_done, client_seq, updated_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id, drama_id) do update set number = excluded.number, position_seconds = excluded.position_seconds,
       duration_seconds = excluded.duration_seconds, is_done = excluded.is_done, client_seq = excluded.client_seq,
       updated_ms = greatest(m.updated_ms, excluded.updated_ms),
       is_hidden = false
     where m.client_seq <= excluded.client_seq`,
    [
      progress.user_id,
      progress.drama_id,
      progress.number,
      progress.position_seconds,
      progress.duration_seconds,
      progress.is_done,
      progress.client_seq,
      progress.updated_ms,
    ],
  )

/** Locks the member's row until the transaction ends, so that their reports count one after the other. */
export async function lockWatcher(tx: Db, userId: number): Promise<number | undefined> {
  const row = await tx.one<{ counted_until_ms: number | null }>(
    `insert into watchers as w (user_id) values ($1)
     on conflict (user_id) do update set counted_until_ms = w.counted_until_ms returning counted_until_ms`,
    [userId],
  )
  return row.counted_until_ms ?? undefined
}

export const saveCounted = (
  tx: Db,
  userId: number,
  counted: { countedUntilMs: number; seconds: number },
): Promise<number> =>
  tx.execute('update watchers set counted_until_ms = $2, watched_seconds = watched_seconds + $3 where user_id = $1', [
    userId,
    counted.countedUntilMs,
    counted.seconds,
  ])

/** All a member ever watched, by our count. */
export const findWatchedSeconds = async (db: Db, userId: number): Promise<number> =>
  (await db.find<{ watched_seconds: number }>('select watched_seconds from watchers where user_id = $1', [userId]))
    ?.watched_seconds ?? 0

export interface DayRow {
  readonly seconds: number
  readonly is_view: boolean
  readonly is_watched: boolean
}

/** Adds watched seconds to an episode's day and tells the sum. */
export const addWatched = (
  tx: Db,
  { userId, dramaId, number }: Watched,
  day: string,
  seconds: number,
): Promise<DayRow> =>
  tx.one<DayRow>(
    `insert into watch_days as w (user_id, day, drama_id, number, seconds) values ($1, $2, $3, $4, $5)
     on conflict (user_id, day, drama_id, number) do update set seconds = w.seconds + excluded.seconds
     returning seconds, is_view, is_watched`,
    [userId, day, dramaId, number, seconds],
  )

export const saveViewed = (
  tx: Db,
  { userId, dramaId, number }: Watched,
  day: string,
  isWatched: boolean,
): Promise<number> =>
  tx.execute(
    `update watch_days set is_view = true, is_watched = is_watched or $5
     where user_id = $1 and day = $2 and drama_id = $3 and number = $4`,
    [userId, day, dramaId, number, isWatched],
  )

/** All seconds the member watched on a platform day. */
export const sumWatched = async (db: Db, userId: number, day: string): Promise<number> =>
  (
    await db.one<{ seconds: number }>(
      'select coalesce(sum(seconds), 0)::bigint as seconds from watch_days where user_id = $1 and day = $2',
      [userId, day],
    )
  ).seconds

/** The episodes a member's devices told of on a platform day, with the seconds that real time covers. */
export const listWatched = async (
  db: Db,
  userId: number,
  day: string,
): Promise<{ assetId: number; seconds: number; durationSeconds: number }[]> =>
  (
    await db.query<{ asset_id: number; seconds: number; duration_ms: number }>(
      `select e.asset_id, w.seconds, e.duration_ms from watch_days w join episodes e on e.drama_id = w.drama_id and e.number = w.number
        where w.user_id = $1 and w.day = $2 and w.seconds > 0`,
      [userId, day],
    )
  ).map((row) => ({ assetId: row.asset_id, seconds: row.seconds, durationSeconds: row.duration_ms / 1000 }))

export interface PlayReport extends Watched {
  readonly playError: string | undefined
  readonly quality: PlaybackQuality | undefined
  readonly nowMs: number
}

/** Failures of one member that are kept in an hour: what looks for unlocks to pay back reads them every minute. */
const failuresRetained = 60
const failuresWithinMs = hourMs

/** Keeps how a play went, or that it could not begin (S-111). */
export const insertPlayReport = (tx: Db, report: PlayReport): Promise<number> =>
  tx.execute(
    `insert into play_reports (user_id, drama_id, number, play_error, quality, created_ms)
       select $1::bigint, $2::bigint, $3::int, $4::text, $5::jsonb, $6::bigint
        where $4 is null or $7 > (select count(*) from (
          select from play_reports where user_id = $1 and play_error is not null and created_ms > $8 limit $7) lately)`,
    [
      report.userId,
      report.dramaId,
      report.number,
      report.playError ?? null,
      report.quality ? JSON.stringify(report.quality) : null,
      report.nowMs,
      failuresRetained,
      report.nowMs - failuresWithinMs,
    ],
  )

/** Forgets reports made before an instant. */
export const deletePlayReports = (db: Db, beforeMs: number): Promise<number> =>
  db.execute('delete from play_reports where created_ms < $1', [beforeMs])
