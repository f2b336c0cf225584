import type { Db } from '../../../platform/database/db.ts'

/** How many of these are friends of `userId` whom they may put into a group: no blacklist separates them. */
export const countReachableFriends = async (db: Db, userId: number, ids: readonly number[]): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from friends f where user_id = $1 and friend_id = any ($2)
          and not exists (select from blacks b where (b.user_id, b.black_id) in ((f.user_id, f.friend_id), (f.friend_id, f.user_id)))`,
      [userId, ids],
    )
  ).total
