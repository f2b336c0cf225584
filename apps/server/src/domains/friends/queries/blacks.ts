import type { Db } from '../../../platform/database/db.ts'

export interface BlackRow {
  readonly black_id: number
  readonly created_ms: number
  readonly updated_ms: number
}

/** Whether `userId` put `blackId` on their blacklist. */
export const hasBlacklisted = async (db: Db, userId: number, blackId: number): Promise<boolean> =>
  (await db.find(`select 1 from blacks where user_id = $1 and black_id = $2`, [userId, blackId])) !== undefined

/** Two members between whom a blacklist stands, in either direction. */
interface ApartRow {
  readonly user_id: number
  readonly other_id: number
}

/** The pairs of one of these members and one of those between whom a blacklist stands. */
export const listApart = (db: Db, ids: readonly number[], otherIds: readonly number[]): Promise<ApartRow[]> =>
  db.query(
    `select user_id, black_id as other_id from blacks where user_id = any ($1) and black_id = any ($2)
     union select black_id, user_id from blacks where user_id = any ($2) and black_id = any ($1)`,
    [ids, otherIds],
  )

/** Those of these members whom `userId` blacklisted, or who blacklisted them. */
export const findApart = async (db: Db, userId: number, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set((await listApart(db, [userId], ids)).map(({ other_id }) => other_id))

/** How two members stand to each other: friends, and who of them blacklisted the other. */
export interface PairRow {
  readonly are_friends: boolean
  readonly one_blacklisted: boolean
  readonly other_blacklisted: boolean
}

export const readPair = (db: Db, oneId: number, otherId: number): Promise<PairRow> =>
  db.one(
    `select exists (select from friends where user_id = $1 and friend_id = $2) as are_friends,
            exists (select from blacks where user_id = $1 and black_id = $2) as one_blacklisted,
            exists (select from blacks where user_id = $2 and black_id = $1) as other_blacklisted`,
    [oneId, otherId],
  )

/** The new row; undefined where the member is on the list already. */
export const insertBlack = (tx: Db, userId: number, blackId: number, nowMs: number): Promise<BlackRow | undefined> =>
  tx.find(
    `insert into blacks (user_id, black_id, created_ms, updated_ms) values ($1, $2, $3, $3) on conflict do nothing
     returning black_id, created_ms, updated_ms`,
    [userId, blackId, nowMs],
  )

export const getBlack = (db: Db, userId: number, blackId: number): Promise<BlackRow> =>
  db.one(`select black_id, created_ms, updated_ms from blacks where user_id = $1 and black_id = $2`, [userId, blackId])

/** Whether the member was on the list. */
export const deleteBlack = async (tx: Db, userId: number, blackId: number): Promise<boolean> =>
  (await tx.execute(`delete from blacks where user_id = $1 and black_id = $2`, [userId, blackId])) > 0

export const listBlacks = (db: Db, userId: number, limit: number, offset: number): Promise<BlackRow[]> =>
  db.query(
    `select black_id, created_ms, updated_ms from blacks where user_id = $1 order by created_ms desc, black_id desc limit $2 offset $3`,
    [userId, limit, offset],
  )

export const countBlacks = async (db: Db, userId: number): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from blacks where user_id = $1`, [userId])).total
