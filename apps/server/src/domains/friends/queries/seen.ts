import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { Db } from '../../../platform/database/db.ts'

export interface SeenRow {
  readonly seen_ms: number
  readonly before_ms: number
}

export const findSeen = (db: Db, userId: number): Promise<SeenRow | undefined> =>
  db.find('select seen_ms, before_ms from member_seen where user_id = $1', [userId])

/** The same of several; those who never were here are left out. */
export const listSeen = (db: Db, userIds: readonly number[]): Promise<(SeenRow & { readonly user_id: number })[]> =>
  db.query('select user_id, seen_ms, before_ms from member_seen where user_id = any ($1)', [userIds])

/** Notes when these members were here; an earlier moment than the one known changes nothing. In the order of their ids, because two
 *  processes may write the same ones at once. */
export const upsertSeen = (db: Db, seen: readonly (readonly [userId: number, seenMs: number])[]): Promise<number> => {
  const sorted = seen.toSorted(([one], [other]) => one - other)
  return db.execute(
    `insert into member_seen as s (user_id, seen_ms, before_ms)
       select user_id, seen_ms, 0 from unnest($1::bigint[], $2::bigint[]) n (user_id, seen_ms)
     on conflict (user_id) do update
       set before_ms = case when excluded.seen_ms / ${dayMs} > s.seen_ms / ${dayMs} then s.seen_ms else s.before_ms end,
           seen_ms = excluded.seen_ms
       where excluded.seen_ms > s.seen_ms`,
    [sorted.map(([userId]) => userId), sorted.map(([, seenMs]) => seenMs)],
  )
}
