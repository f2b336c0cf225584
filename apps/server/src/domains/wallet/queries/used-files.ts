import type { Db } from '../../../platform/database/db.ts'

/** Those of these object keys that prove a payment, or say where a withdrawal goes or went. */
export const usedByWallet = async (db: Db, keys: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ key: string }>(
      `select k.key from unnest($1::text[]) k(key)
        where exists (select from recharges r where r.proof_url = k.key and r.proof_url <> '')
           or exists (select from order_payments p where p.proof_url = k.key and p.proof_url <> '')
           or exists (select from withdraw_accounts a where a.file_keys @> array[k.key])
           or exists (select from withdrawals w where w.account_file_keys @> array[k.key])`,
      [keys],
    )
  ).map((row) => row.key)
