import type { Db } from '../../../platform/database/db.ts'

/** Members whose granted gold has expired, `limit` of them. */
export const listExpired = (db: Db, nowMs: number, limit: number): Promise<{ user_id: number }[]> =>
  db.query(
    `select distinct user_id from gold_lots where left_amount > 0 and expires_ms <= $1 order by user_id limit $2`,
    [nowMs, limit],
  )

/** What of a member's lots has expired, and the newest of them. Locks their granted gold, so that nothing is spent of it meanwhile. */
export async function lockExpired(
  tx: Db,
  userId: number,
  nowMs: number,
): Promise<{ readonly amount: string; readonly newest_id: number | null }> {
  await tx.execute(`select ledger_lock($1, 'gold_granted', 'gold')`, [userId])
  return tx.one(
    `select coalesce(sum(left_amount), 0)::text as amount, max(id) as newest_id from gold_lots
      where user_id = $1 and left_amount > 0 and expires_ms <= $2`,
    [userId, nowMs],
  )
}
