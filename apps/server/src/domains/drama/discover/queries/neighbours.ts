import type { Db } from '../../../../platform/database/db.ts'

/** How much is looked at; the work is bounded by it, however large the platform is. */
export interface NeighbourLimits {
  /** Of those who watched last. */
  readonly members: number
  /** The latest of each. */
  readonly dramas: number
  readonly neighbours: number
}

/**
 * Puts the neighbours of every drama in the place of those there were: cosine of two dramas over how far members watched them,
 * less where only few watched both. A drama that was hardly begun says nothing.
 */
export async function replaceNeighbours(tx: Db, { members, dramas, neighbours }: NeighbourLimits): Promise<number> {
  await tx.execute('delete from drama_neighbours')
  return tx.execute(
    `with watched as materialized (
       select w.user_id, m.drama_id, m.part
       from (select user_id from watchers where counted_until_ms is not null order by counted_until_ms desc limit $1) w
       cross join lateral (
         select k.drama_id, least(1, (k.number - 1 + case when k.is_done then 1
             else k.position_seconds / greatest(k.duration_seconds, 1) end) / greatest(d.update_number, 1)) as part
         from (select * from watch_marks where user_id = w.user_id order by updated_ms desc limit $2) k
         join dramas d on d.id = k.drama_id where d.is_listed) m
       where m.part >= 0.1),
     lengths as (select drama_id, sqrt(sum(part * part)) as length from watched group by drama_id),
     pairs as (
       select a.drama_id, b.drama_id as near_id, sum(a.part * b.part) as product, count(*) as together
       from watched a join watched b on b.user_id = a.user_id and b.drama_id <> a.drama_id
       group by a.drama_id, b.drama_id having count(*) >= 2),
     scored as (
       select p.drama_id, p.near_id, p.product / (l.length * n.length) * p.together / (p.together + 3) as score
       from pairs p join lengths l on l.drama_id = p.drama_id join lengths n on n.drama_id = p.near_id),
     ranked as (
       select *, row_number() over (partition by drama_id order by score desc, near_id) as place from scored)
     insert into drama_neighbours (drama_id, near_id, score) select drama_id, near_id, score from ranked where place <= $3`,
    [members, dramas, neighbours],
  )
}
