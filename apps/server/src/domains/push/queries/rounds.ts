import type { Db } from '../../../platform/database/db.ts'

/** The newest message of a conversation that was pushed. */
export interface RoundRow {
  readonly stream_id: number
  readonly msg_id: number
  readonly pushed_ms: number
}

/** Takes the turn of these conversations to push, unless another process pushed within `intervalMs`; answers whose turn was taken. */
export const takeTurns = async (
  db: Db,
  turns: readonly { readonly stream_id: number; readonly msg_id: number }[],
  nowMs: number,
  intervalMs: number,
): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db.query<{ stream_id: number }>(
        `insert into push_rounds as r (stream_id, msg_id, pushed_ms)
           select stream_id, msg_id, $3 from unnest($1::bigint[], $2::bigint[]) t(stream_id, msg_id) order by stream_id
         on conflict (stream_id) do update set msg_id = greatest(r.msg_id, excluded.msg_id), pushed_ms = excluded.pushed_ms
           where r.pushed_ms <= excluded.pushed_ms - $4
         returning stream_id`,
        [turns.map(({ stream_id }) => stream_id), turns.map(({ msg_id }) => msg_id), nowMs, intervalMs],
      )
    ).map(({ stream_id }) => stream_id),
  )

export const listRounds = (db: Db, streamIds: readonly number[]): Promise<RoundRow[]> =>
  db.query(`select stream_id, msg_id, pushed_ms from push_rounds where stream_id = any ($1)`, [streamIds])

export const deleteRounds = (db: Db, beforeMs: number): Promise<number> =>
  db.execute(`delete from push_rounds where pushed_ms < $1`, [beforeMs])
