import type { Db } from '../../../../platform/database/db.ts'

/** Tables of what a member collected, one row for each thing. */
const collections = [
  ['binge_list', 'drama_id'],
  ['drama_likes', 'drama_id'],
  ['episode_likes', 'episode_id'],
  ['drama_scores', 'drama_id'],
] as const

/**
 * Gives what one account watched and collected to another one of the same person. Where both watched a drama, the later position stays (S-108);
 * where both collected a thing, the other account keeps its own, so that nothing is counted twice. What the one account said it likes goes along
 * where the other one said nothing (V-43).
 */
export async function moveHistory(tx: Db, fromId: number, toId: number): Promise<void> {
  await tx.execute(
    `with gone as (delete from watch_marks where user_id = $1 returning *)
     insert into watch_marks as m (user_id, drama_id, number, position_seconds, duration_seconds, is_done, client_seq, updated_ms, is_hidden)
     select $2, drama_id, number, position_seconds, duration_seconds, is_done, client_seq, updated_ms, is_hidden from gone
     on conflict (user_id, drama_id) do update set number = excluded.number, position_seconds = excluded.position_seconds,
       duration_seconds = excluded.duration_seconds, is_done = excluded.is_done, is_hidden = excluded.is_hidden,
       client_seq = greatest(m.client_seq, excluded.client_seq), updated_ms = excluded.updated_ms
     where m.updated_ms < excluded.updated_ms`,
    [fromId, toId],
  )
  await tx.execute(
    `with gone as (delete from drama_tastes where user_id = $1 returning type_ids, updated_ms)
     insert into drama_tastes (user_id, type_ids, updated_ms) select $2, type_ids, updated_ms from gone on conflict do nothing`,
    [fromId, toId],
  )
  for (const [table, thing] of collections)
    await tx.execute(
      `update ${table} f set user_id = $2
        where f.user_id = $1 and not exists (select from ${table} t where t.user_id = $2 and t.${thing} = f.${thing})`,
      [fromId, toId],
    )
}
