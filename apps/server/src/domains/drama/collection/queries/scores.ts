import type { Db } from '../../../../platform/database/db.ts'

/** Stores a member's rating. Returns 0 if the member already rated the drama. */
export const insertScore = (
  tx: Db,
  { userId, dramaId, score }: { readonly userId: number; readonly dramaId: number; readonly score: number },
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `insert into drama_scores (user_id, drama_id, score, created_ms) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [userId, dramaId, score, nowMs],
  )

/** Adds a rating to a drama whose row is held. */
export const addScore = (
  tx: Db,
  dramaId: number,
  score: number,
): Promise<{ score_tenths: number; score_count: number }> =>
  tx.one(
    `update dramas set score_sum = score_sum + $2, score_count = score_count + 1 where id = $1
     returning score_tenths, score_count`,
    [dramaId, score],
  )
