import type { Candidate } from '@cliffhanger/rules/drama/recommend.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { type CardRow, cardColumns } from '../../queries/dramas.ts'

export interface SeenRow {
  readonly drama_id: number
  /** How far the member came, 0 to 1. */
  readonly part: number
}

/** What a member watched, the latest first. */
export const listSeen = (db: Db, userId: number, limit: number): Promise<SeenRow[]> =>
  db.query<SeenRow>(
    `select m.drama_id, least(1, (m.number - 1 + case when m.is_done then 1
         else m.position_seconds / greatest(m.duration_seconds, 1) end) / greatest(d.update_number, 1)) as part
     from (select * from watch_marks where user_id = $1 order by updated_ms desc limit $2) m
     join dramas d on d.id = m.drama_id`,
    [userId, limit],
  )

/** Dramas that a member began at least twice since a day, never for so many seconds. */
export const listDropped = async (db: Db, userId: number, sinceDay: string, seconds: number): Promise<number[]> =>
  (
    await db.query<{ drama_id: number }>(
      `select drama_id from watch_days where user_id = $1 and day >= $2
       group by drama_id having count(*) >= 2 and max(seconds) < $3`,
      [userId, sinceDay, seconds],
    )
  ).map(({ drama_id }) => drama_id)

/** Listed dramas that are watched by those who watched these, the nearest first; more of a drama I watched weighs more. */
export const listNear = (db: Db, liked: readonly SeenRow[], limit: number): Promise<Candidate[]> =>
  db.query<Candidate>(
    `select d.id, d.type_id as "typeId"
     from unnest($1::bigint[], $2::float8[]) l (id, part)
       join drama_neighbours n on n.drama_id = l.id join dramas d on d.id = n.near_id
     where d.is_listed group by d.id order by sum(n.score * l.part) desc, d.id desc limit $3`,
    [liked.map(({ drama_id }) => drama_id), liked.map(({ part }) => part), limit],
  )

/** The hottest dramas, and whether they speak a language. */
export const listPopular = (
  db: Db,
  language: string,
  limit: number,
): Promise<(Candidate & { readonly speaks: boolean })[]> =>
  db.query(
    `select d.id, d.type_id as "typeId", d.texts ? $1 as speaks from dramas d
     where d.is_listed order by d.heat desc nulls last, d.id desc limit $2`,
    [language, limit],
  )

/** The hottest dramas of a category. */
export const listPopularOfType = (db: Db, typeId: number, limit: number): Promise<Candidate[]> =>
  db.query<Candidate>(
    `select d.id, d.type_id as "typeId" from dramas d
     where d.is_listed and d.type_id = $1 order by d.heat desc nulls last, d.id desc limit $2`,
    [typeId, limit],
  )

/** The hottest dramas of the categories that a member named: the hottest of each first, in the order in which they chose them. */
export const listLiked = (db: Db, userId: number, limitOfEach: number): Promise<Candidate[]> =>
  db.query<Candidate>(
    `select d.id, l.type_id as "typeId"
     from drama_tastes s cross join unnest(s.type_ids) with ordinality l (type_id, choice)
       cross join lateral (
         select o.id, row_number() over (order by o.heat desc nulls last, o.id desc) as place
         from dramas o where o.is_listed and o.type_id = l.type_id order by o.heat desc nulls last, o.id desc limit $2) d
     where s.user_id = $1 order by d.place, l.choice`,
    [userId, limitOfEach],
  )

/** Whether there is a category behind each of these ids. */
export const areTypes = async (db: Db, ids: readonly number[]): Promise<boolean> =>
  (await db.execute('select from drama_types where id = any($1)', [ids])) === ids.length

/** Puts what a member likes in the place of what they said before. */
export const saveTaste = (db: Db, userId: number, typeIds: readonly number[], nowMs: number): Promise<number> =>
  db.execute(
    `insert into drama_tastes (user_id, type_ids, updated_ms) values ($1, $2, $3)
     on conflict (user_id) do update set type_ids = excluded.type_ids, updated_ms = excluded.updated_ms`,
    [userId, typeIds, nowMs],
  )

/** Forgets what a member said they like. */
export const dropTaste = (db: Db, userId: number): Promise<number> =>
  db.execute('delete from drama_tastes where user_id = $1', [userId])

/** The categories a member named, without those that were deleted since. */
export const readTaste = async (db: Db, userId: number): Promise<number[]> =>
  (
    await db.query<{ id: number }>(
      `select t.id from drama_tastes s cross join unnest(s.type_ids) with ordinality l (type_id, choice)
         join drama_types t on t.id = l.type_id
       where s.user_id = $1 order by l.choice`,
      [userId],
    )
  ).map(({ id }) => id)

/** The newest dramas that were not shown often enough to know what they are worth. */
export const listFresh = (
  db: Db,
  { sinceMs, showings, limit }: { readonly sinceMs: number; readonly showings: number; readonly limit: number },
): Promise<Candidate[]> =>
  db.query<Candidate>(
    `select d.id, d.type_id as "typeId" from dramas d left join drama_showings s on s.drama_id = d.id
     where d.is_listed and d.published_ms > $1 and coalesce(s.shown, 0) < $2
     order by d.published_ms desc, d.id desc limit $3`,
    [sinceMs, showings, limit],
  )

/** The listed ones of these dramas, in the order of the ids. */
export const listCards = (db: Db, ids: readonly number[]): Promise<CardRow[]> =>
  db.query<CardRow>(
    `select ${cardColumns} from unnest($1::bigint[]) with ordinality o (id, place)
       join dramas d on d.id = o.id join drama_types t on t.id = d.type_id
     where d.is_listed order by o.place`,
    [ids],
  )

/** Adds showings of new dramas. */
export const addShowings = (db: Db, counts: ReadonlyMap<number, number>): Promise<number> =>
  db.execute(
    `insert into drama_showings as s (drama_id, shown)
     select n.id, n.shown from unnest($1::bigint[], $2::bigint[]) n (id, shown) where exists (select from dramas where id = n.id)
     order by n.id
     on conflict (drama_id) do update set shown = s.shown + excluded.shown`,
    [[...counts.keys()], [...counts.values()]],
  )
