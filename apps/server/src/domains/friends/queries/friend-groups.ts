import type { Db } from '../../../platform/database/db.ts'

export interface FriendGroupRow {
  readonly id: number
  readonly group_name: string
  readonly created_ms: number
  readonly updated_ms: number
}

const columns = 'id, group_name, created_ms, updated_ms'

/** Lets a member change their friend groups from one device at a time, so that number and names stay right. */
export const lockFriendGroups = async (tx: Db, userId: number): Promise<void> => {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended('friend groups:' || $1::bigint, 0))`, [userId])
}

export const listFriendGroups = (db: Db, userId: number): Promise<FriendGroupRow[]> =>
  db.query(`select ${columns} from friend_groups where user_id = $1 order by id`, [userId])

export const findFriendGroup = (db: Db, userId: number, id: number): Promise<FriendGroupRow | undefined> =>
  db.find(`select ${columns} from friend_groups where id = $2 and user_id = $1`, [userId, id])

export const insertFriendGroup = (tx: Db, userId: number, name: string, nowMs: number): Promise<FriendGroupRow> =>
  tx.one(
    `insert into friend_groups (user_id, group_name, created_ms, updated_ms) values ($1, $2, $3, $3) returning ${columns}`,
    [userId, name, nowMs],
  )

export const renameFriendGroup = (tx: Db, id: number, name: string, nowMs: number): Promise<FriendGroupRow> =>
  tx.one(`update friend_groups set group_name = $2, updated_ms = $3 where id = $1 returning ${columns}`, [
    id,
    name,
    nowMs,
  ])

/** Deletes a friend group; answers what it was. */
export const deleteFriendGroup = (tx: Db, userId: number, id: number): Promise<FriendGroupRow | undefined> =>
  tx.find(`delete from friend_groups where id = $2 and user_id = $1 returning ${columns}`, [userId, id])

/** Friends, and those who are asked to become friends, go to the default group; after `deleteFriendGroup` in its transaction. */
export const emptyFriendGroup = async (tx: Db, userId: number, id: number, nowMs: number): Promise<void> => {
  await tx.execute(
    `update friends set friend_group_id = 0, updated_ms = $3 where user_id = $1 and friend_group_id = $2`,
    [userId, id, nowMs],
  )
  await tx.execute(
    `update friend_requests set friend_group_id = 0 where requester_id = $1 and friend_group_id = $2 and friend_group_id <> 0`,
    [userId, id],
  )
}

/** Which friend is in which group. */
export const listMemberships = (
  db: Db,
  userId: number,
  limit: number,
): Promise<{ friend_id: number; friend_group_id: number }[]> =>
  db.query(`select friend_id, friend_group_id from friends where user_id = $1 limit $2`, [userId, limit])
