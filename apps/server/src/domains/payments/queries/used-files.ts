import type { Db } from '../../../platform/database/db.ts'

/** Those of these object keys that prove a payment. */
export const usedByPayments = async (db: Db, keys: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ key: string }>(
      `select k.key from unnest($1::text[]) k(key)
        where exists (select from recharges r where r.proof_url = k.key and r.proof_url <> '')
           or exists (select from order_payments p where p.proof_url = k.key and p.proof_url <> '')`,
      [keys],
    )
  ).map((row) => row.key)
