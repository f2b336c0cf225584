import type { ActionCounter, CountedAction } from '@cliffhanger/rules/drama/act-counter.ts'
import type { Db } from '../../../../platform/database/db.ts'

type ActionKind = CountedAction['kind']

interface Action extends CountedAction {
  readonly drama_id: number
  readonly user_type: number
  readonly is_enabled: boolean
}

/** Notes acts that were counted as new already; the job adds them up. */
export const insertActions = (
  tx: Db,
  userId: number,
  dramaId: number,
  kinds: readonly ActionKind[],
  atMs: number,
): Promise<number> =>
  tx.execute(
    `insert into drama_acts (user_id, drama_id, kind, at_ms) select $1, $2, kind, $4 from unnest($3::text[]) kind`,
    [userId, dramaId, kinds, atMs],
  )

/** Notes what counts once per member and drama: doing it again, or undoing and doing it, adds nothing to the charts. */
export const insertActionsOnce = (
  tx: Db,
  userId: number,
  dramaIds: readonly number[],
  kind: ActionKind,
  atMs: number,
): Promise<number> =>
  tx.execute(
    `with first as (
       insert into drama_credits (user_id, drama_id, kind, at_ms) select $1, id, $3, $4 from unnest($2::bigint[]) id order by id
       on conflict do nothing returning user_id, drama_id, kind, at_ms)
     insert into drama_acts (user_id, drama_id, kind, at_ms) select user_id, drama_id, kind, at_ms from first`,
    [userId, dramaIds, kind, atMs],
  )

/** Takes the oldest acts away, with what their members are now; they are counted if, and only if, the transaction commits. */
export const claimActions = (tx: Db, limit: number): Promise<Action[]> =>
  tx.query<Action>(
    `with taken as (
       delete from drama_acts where id in (select id from drama_acts order by id limit $1 for update skip locked)
       returning id, user_id, drama_id, kind, at_ms)
     select t.drama_id, t.kind, t.at_ms, coalesce(a.user_type, 0) as user_type, coalesce(a.is_enabled, true) as is_enabled
     from taken t left join accounts a on a.id = t.user_id order by t.id`,
    [limit],
  )

/** Notes that unlocks of dramas of which their member has none any more were refunded, so that they stop counting and may count anew.
 *  Answers how many refunds were looked at. */
export const noteRefunds = (tx: Db, limit: number): Promise<number> =>
  tx.execute(
    `with looked as (
       update unlock_refunds set is_looked = true where (user_id, episode_id, unlock_id) in (
         select user_id, episode_id, unlock_id from unlock_refunds where not is_looked order by unlock_id limit $1 for update skip locked)
       returning unlock_id
     ), empty as (
       select distinct u.user_id, u.drama_id from looked l join unlocks u on u.id = l.unlock_id where not exists (
         select from unlocks o join episode_unlocks e on e.unlock_id = o.id where o.user_id = u.user_id and o.drama_id = u.drama_id)
     ), gone as (
       delete from drama_credits c using empty x where c.user_id = x.user_id and c.drama_id = x.drama_id and c.kind = 'unlock'
       returning c.user_id, c.drama_id, c.at_ms
     ), noted as (
       insert into drama_acts (user_id, drama_id, kind, at_ms)
         select g.user_id, g.drama_id, 'unlock_back', coalesce(g.at_ms, (
           select min(u.created_ms) from unlocks u where u.user_id = g.user_id and u.drama_id = g.drama_id)) from gone g
     )
     select from looked`,
    [limit],
  )

export interface Counter extends ActionCounter {
  readonly drama_id: number
}

/** The counters of dramas, made where there are none, so that who counts at the same time waits; held until the transaction ends. */
export async function lockCounters(tx: Db, dramaIds: readonly number[]): Promise<Counter[]> {
  await tx.execute(
    `insert into drama_counters (drama_id) select id from unnest($1::bigint[]) id order by id on conflict do nothing`,
    [dramaIds],
  )
  return tx.query<Counter>(
    `select drama_id, heat_day, heat_week, heat_month, binge_day, binge_week, binge_month, points, binges, views, episodes,
       finishes, likes
     from drama_counters where drama_id = any($1) order by drama_id for update`,
    [dramaIds],
  )
}

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
