import type { Db } from '../../../platform/database/db.ts'

/** Those of these object keys that are a member's picture or prove their identity. */
export const usedByAccounts = async (db: Db, keys: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ key: string }>(
      `select k.key from unnest($1::text[]) k(key)
        where exists (select from accounts t where upload_key_in(t.avatar_url) = k.key)
           or exists (select from real_names r where r.file_keys @> array[k.key])`,
      [keys],
    )
  ).map((row) => row.key)
