import type { Db } from '../../../platform/db.ts'

/** How many of these are friends of `userId`. */
export const countFriendsAmong = async (db: Db, userId: number, ids: readonly number[]): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from friends where user_id = $1 and friend_id = any ($2)`,
      [userId, ids],
    )
  ).total
