import type { Db } from '../../../platform/database/db.ts'

/** Those of these object keys that say where a withdrawal goes or went. */
export const usedByWallet = async (db: Db, keys: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ key: string }>(
      `select k.key from unnest($1::text[]) k(key)
        where exists (select from withdraw_accounts a where a.file_keys @> array[k.key])
           or exists (select from withdrawals w where w.account_file_keys @> array[k.key])`,
      [keys],
    )
  ).map((row) => row.key)
