import type { ActCounter, CountedAct } from '@cliffhanger/rules/drama/act-counter.ts'
import type { Db } from '../../../../platform/db.ts'

type ActKind = CountedAct['kind']

interface Act extends CountedAct {
  readonly drama_id: number
}

/** Notes acts that were counted as new already; the job adds them up. */
export const insertActs = (tx: Db, dramaId: number, kinds: readonly ActKind[], atMs: number): Promise<number> =>
  tx.execute(`insert into drama_acts (drama_id, kind, at_ms) select $1, kind, $3 from unnest($2::text[]) kind`, [
    dramaId,
    kinds,
    atMs,
  ])

/** Notes what counts once per member and drama: doing it again, or undoing and doing it, adds nothing to the charts. */
export const insertActsOnce = (
  tx: Db,
  userId: number,
  dramaIds: readonly number[],
  kind: ActKind,
  atMs: number,
): Promise<number> =>
  tx.execute(
    `with first as (
       insert into drama_credits (user_id, drama_id, kind) select $1, id, $3 from unnest($2::bigint[]) id order by id
       on conflict do nothing returning drama_id, kind)
     insert into drama_acts (drama_id, kind, at_ms) select drama_id, kind, $4 from first`,
    [userId, dramaIds, kind, atMs],
  )

/** Takes the oldest acts away; they are counted if, and only if, the transaction commits. */
export const takeActs = (tx: Db, limit: number): Promise<Act[]> =>
  tx.query<Act>(
    `delete from drama_acts where id in (select id from drama_acts order by id limit $1 for update skip locked)
     returning drama_id, kind, at_ms`,
    [limit],
  )

export interface Counter extends ActCounter {
  readonly drama_id: number
}

/** The counters of dramas that have one, held until the transaction ends. */
export const lockCounters = (tx: Db, dramaIds: readonly number[]): Promise<Counter[]> =>
  tx.query<Counter>(
    `select drama_id, heat_day, heat_week, heat_month, binge_day, binge_week, binge_month, points, binges, views, episodes,
       finishes, likes
     from drama_counters where drama_id = any($1) order by drama_id for update`,
    [dramaIds],
  )

export async function saveCounters(tx: Db, counters: readonly Counter[]): Promise<void> {
  const column = (name: keyof Counter) => counters.map((counter) => counter[name])
  await tx.execute(
    `insert into drama_counters (drama_id, heat_day, heat_week, heat_month, binge_day, binge_week, binge_month, points, binges,
       views, episodes, finishes, likes)
     select * from unnest($1::bigint[], $2::float8[], $3::float8[], $4::float8[], $5::float8[], $6::float8[], $7::float8[],
       $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[])
     on conflict (drama_id) do update set heat_day = excluded.heat_day, heat_week = excluded.heat_week,
       heat_month = excluded.heat_month, binge_day = excluded.binge_day, binge_week = excluded.binge_week,
       binge_month = excluded.binge_month, points = excluded.points, binges = excluded.binges, views = excluded.views,
       episodes = excluded.episodes, finishes = excluded.finishes, likes = excluded.likes`,
    [
      column('drama_id'),
      column('heat_day'),
      column('heat_week'),
      column('heat_month'),
      column('binge_day'),
      column('binge_week'),
      column('binge_month'),
      column('points'),
      column('binges'),
      column('views'),
      column('episodes'),
      column('finishes'),
      column('likes'),
    ],
  )
}

/** Which of these dramas are still there. */
export const existingDramas = async (tx: Db, ids: readonly number[]): Promise<Set<number>> =>
  new Set(
    (await tx.query<{ id: number }>('select id from dramas where id = any($1) for key share', [ids])).map(
      ({ id }) => id,
    ),
  )
