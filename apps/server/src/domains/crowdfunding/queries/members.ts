import type { Db } from '../../../platform/database/db.ts'

export const findNickName = async (db: Db, userId: number): Promise<string> =>
  (await db.one<{ nick_name: string }>(`select nick_name from accounts where id = $1`, [userId])).nick_name
