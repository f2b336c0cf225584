import type { FirstFrames } from '@cliffhanger/rules/drama/play-figures.ts'
import type { Db } from '../../../platform/database/db.ts'

/** When the sums were right, 0 before the first; held until the transaction ends. */
export const lockSummedUntil = async (tx: Db): Promise<number> =>
  (await tx.one<{ until_ms: number }>('select until_ms from play_days_until for update')).until_ms

export const getSummedUntil = async (db: Db): Promise<number> =>
  (await db.one<{ until_ms: number }>('select until_ms from play_days_until')).until_ms

export const saveSummedUntil = (tx: Db, untilMs: number): Promise<number> =>
  tx.execute('update play_days_until set until_ms = $1', [untilMs])

/** A day of the platform, between two instants. */
export interface DaySpan {
  readonly day: string
  readonly fromMs: number
  readonly untilMs: number
}

/** What reports say, with connections folded to the words that are told apart and first frames to their buckets. */
const report = `
  select drama_id, play_error, quality,
         case when coalesce(quality->>'net', '') = any($4::text[] || ''::text) then coalesce(quality->>'net', '') else 'other' end as net
    from play_reports where created_ms >= $2 and created_ms < $3`

/** Sums the reports of a day anew, in place of what was summed of it: of each drama and, as drama 0, of all. */
export async function sumReports(
  tx: Db,
  { day, fromMs, untilMs }: DaySpan,
  nets: readonly string[],
  limitsMs: readonly number[],
): Promise<void> {
  await tx.execute('delete from play_days where day = $1', [day])
  await tx.execute(
    `with report as (${report})
     insert into play_days (drama_id, day, net, plays, failed, prepared, stalls, stall_ms)
       select coalesce(drama_id, 0), $1::date, net, count(*), count(play_error), count(*) filter (where quality->>'prepared' = '1'),
              coalesce(sum((quality->>'stalls')::bigint), 0), coalesce(sum((quality->>'stall_ms')::bigint), 0)
         from report group by grouping sets ((drama_id, net), (net))`,
    [day, fromMs, untilMs, nets],
  )
  await tx.execute('delete from play_first_frames where day = $1', [day])
  await tx.execute(
    `with report as (${report}),
          shown as (select drama_id, net, width_bucket((quality->>'ttff_ms')::int, $5::int[]) as bucket from report where quality ? 'ttff_ms')
     insert into play_first_frames (drama_id, day, net, bucket, plays)
       select coalesce(drama_id, 0), $1::date, net, bucket, count(*)
         from shown group by grouping sets ((drama_id, net, bucket), (net, bucket))`,
    [day, fromMs, untilMs, nets, limitsMs],
  )
}

/** Sums what was watched on a day anew. */
export async function sumWatches(tx: Db, day: string): Promise<void> {
  await tx.execute('delete from watch_sums where day = $1', [day])
  await tx.execute(
    `insert into watch_sums (drama_id, day, seconds, views)
       select coalesce(drama_id, 0), $1::date, sum(seconds), count(*) filter (where is_view)
         from watch_days where day = $1 group by grouping sets ((drama_id), ()) having count(*) > 0`,
    [day],
  )
}

/** By what plays are put together. */
export type Part = 'day' | 'net' | 'drama'

const names = { day: 'day::text', net: 'net', drama: 'drama_id::text' } as const satisfies Record<Part, string>

/** Which sums are looked at: days from one on, of these dramas; drama 0 is all of them together. */
export interface Choice {
  readonly fromDay: string
  readonly dramaIds: readonly number[]
}

const isChosen = 'drama_id = any($1::bigint[]) and day >= $2::date'

export interface PlaySums {
  readonly name: string
  readonly plays: number
  readonly failed: number
  readonly prepared: number
  readonly stalls: number
  readonly stall_ms: number
}

export const listPlays = (db: Db, part: Part, { fromDay, dramaIds }: Choice): Promise<PlaySums[]> =>
  db.query(
    `select ${names[part]} as name, sum(plays)::bigint as plays, sum(failed)::bigint as failed, sum(prepared)::bigint as prepared,
            sum(stalls)::bigint as stalls, sum(stall_ms)::bigint as stall_ms
       from play_days where ${isChosen} group by 1`,
    [dramaIds, fromDay],
  )

export const listFirstFrames = (
  db: Db,
  part: Part,
  { fromDay, dramaIds }: Choice,
): Promise<(FirstFrames & { readonly name: string })[]> =>
  db.query(
    `select ${names[part]} as name, bucket, sum(plays)::bigint as plays
       from play_first_frames where ${isChosen} group by 1, 2`,
    [dramaIds, fromDay],
  )

export interface WatchSums {
  readonly name: string
  readonly seconds: number
  readonly views: number
}

export const listWatched = (db: Db, part: Exclude<Part, 'net'>, { fromDay, dramaIds }: Choice): Promise<WatchSums[]> =>
  db.query(
    `select ${names[part]} as name, sum(seconds)::bigint as seconds, sum(views)::bigint as views
       from watch_sums where ${isChosen} group by 1`,
    [dramaIds, fromDay],
  )

/** The dramas that were watched longest from a day on. */
export const findForemost = async (db: Db, fromDay: string, limit: number): Promise<number[]> => {
  const rows = await db.query<{ drama_id: number }>(
    `select drama_id from watch_sums where day >= $1::date and drama_id > 0
      group by drama_id order by sum(seconds) desc, drama_id limit $2`,
    [fromDay, limit],
  )
  return rows.map(({ drama_id }) => drama_id)
}

/** Days of the platform, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** What was watched of all dramas on each of these days. */
export const listWatchedDays = (db: Db, { from, to }: Days): Promise<WatchSums[]> =>
  db.query(
    `select day::text as name, seconds, views from watch_sums where drama_id = 0 and day >= $1::date and day <= $2::date`,
    [from, to],
  )

export interface WatchedRow {
  readonly drama_id: number
  readonly seconds: number
  readonly views: number
  /** In the days before. */
  readonly seconds_before: number
}

/** The dramas that were watched longest on some days, beside the days before them. */
export const listMostWatched = (db: Db, before: Days, days: Days, limit: number): Promise<WatchedRow[]> =>
  db.query(
    `select drama_id, coalesce(sum(seconds) filter (where day >= $2::date), 0)::bigint as seconds,
            coalesce(sum(views) filter (where day >= $2::date), 0)::bigint as views,
            coalesce(sum(seconds) filter (where day < $2::date), 0)::bigint as seconds_before
       from watch_sums where day >= $1::date and day <= $3::date and drama_id > 0
      group by drama_id having sum(seconds) filter (where day >= $2::date) > 0 order by 2 desc, drama_id limit $4`,
    [before.from, days.from, days.to, limit],
  )

/** Has plays from a moment on summed again, where they were. */
export const lowerSummedUntil = (tx: Db, untilMs: number): Promise<number> =>
  tx.execute('update play_days_until set until_ms = $1 where until_ms > $1', [untilMs])
