import type { Db } from '../../../platform/database/db.ts'
import { mayRead } from './conversations.ts'

/** Those of these object keys that stand in a message somebody may still read, in a favorite, or in a message that waits to be sent. One
 *  statement, hence one moment: a message that goes while somebody keeps it is seen in one of them, and so is one that is sent. */
export const usedByChats = async (db: Db, keys: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ file_key: string }>(
      `select k.file_key from unnest($1::text[]) k(file_key)
        cross join lateral (select from message_files f where f.file_key = k.file_key limit 1) f
       union all
       select k.file_key from unnest($1::text[]) k(file_key) where exists (select from favorites v where v.file_keys @> array[k.file_key])
       union all
       select k.file_key from unnest($1::text[]) k(file_key) where exists (select from scheduled_messages s where s.file_keys @> array[k.file_key])`,
      [keys],
    )
  ).map((row) => row.file_key)

/** Those of these object keys that stand in a message `userId` may read, or in their favorites. */
export async function viewableKeys(db: Db, userId: number, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ file_key: string }>(
    `select wanted.file_key from unnest($2::text[]) wanted(file_key)
      where exists (
        select from message_files f
          join messages m on m.stream_id = f.stream_id and m.seq = f.seq
          join places p on p.stream_id = f.stream_id and p.user_id = $1
         where f.file_key = wanted.file_key and ${mayRead})
      or exists (select from favorites v where v.user_id = $1 and v.file_keys @> array[wanted.file_key])`,
    [userId, keys],
  )
  return new Set(rows.map(({ file_key }) => file_key))
}
