import type { Database } from '../../platform/database/db.ts'

const linesAtOnce = 5000

/** Adds what waits to the deferred accounts, each in a transaction of its own; answers how many lines. Safe for several processes at once. */
export async function rollUp(db: Database): Promise<number> {
  const waiting = await db.query<{ account_id: number }>(
    `select distinct account_id from ledger_unposted order by account_id`,
  )
  let added = 0
  for (const { account_id: accountId } of waiting)
    added += (await db.one<{ added: number }>(`select ledger_roll_up($1, $2) as added`, [accountId, linesAtOnce])).added
  return added
}
