import type { Db } from '../../../platform/database/db.ts'

/** One direction of a friendship: what its owner stores about the friend. */
export interface FriendRow {
  readonly friend_id: number
  readonly friend_group_id: number
  readonly friend_remark: string
  readonly created_ms: number
  readonly updated_ms: number
}

/** With the name of the friend group, '' for the default one. */
interface FriendInGroup extends FriendRow {
  readonly friend_group_name: string
}

const columns = 'f.friend_id, f.friend_group_id, f.friend_remark, f.created_ms, f.updated_ms'

export const findFriend = (db: Db, userId: number, friendId: number): Promise<FriendInGroup | undefined> =>
  db.find(
    `select ${columns}, coalesce(g.group_name, '') as friend_group_name
       from friends f left join friend_groups g on g.id = f.friend_group_id and g.user_id = f.user_id
      where f.user_id = $1 and f.friend_id = $2`,
    [userId, friendId],
  )

/** Remarks given to these friends; who has none is absent. */
export const findRemarks = (
  db: Db,
  userId: number,
  friendIds: readonly number[],
): Promise<{ friend_id: number; friend_remark: string }[]> =>
  db.query(
    `select friend_id, friend_remark from friends where user_id = $1 and friend_id = any ($2) and friend_remark <> ''`,
    [userId, friendIds],
  )

/** Friends changed at or after `sinceMs`, oldest friendship first. */
export const listFriends = (
  db: Db,
  userId: number,
  sinceMs: number,
  limit: number,
  offset: number,
): Promise<FriendRow[]> =>
  db.query(
    `select ${columns} from friends f where user_id = $1 and updated_ms >= $2 order by created_ms, friend_id limit $3 offset $4`,
    [userId, sinceMs, limit, offset],
  )

export const countFriends = async (db: Db, userId: number, sinceMs: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from friends where user_id = $1 and updated_ms >= $2`,
      [userId, sinceMs],
    )
  ).total

/** SQL: no blacklist stands between the two of friendship `f`. */
const isInTouch = `not exists (select from blacks b where (b.user_id, b.black_id) in ((f.user_id, f.friend_id), (f.friend_id, f.user_id)))`

/** Ids above `afterId` of friends who may observe each other, smallest first. */
export const listFriendIds = async (db: Db, userId: number, afterId: number, limit: number): Promise<number[]> =>
  (
    await db.query<{ friend_id: number }>(
      `select friend_id from friends f where user_id = $1 and friend_id > $2 and ${isInTouch} order by friend_id limit $3`,
      [userId, afterId, limit],
    )
  ).map((row) => row.friend_id)

/** For each of these members up to `limit` of their friends above an id who may observe them, smallest first. */
export const listFriendsOfMany = (
  db: Db,
  members: readonly { userId: number; afterFriendId: number }[],
  limit: number,
): Promise<{ user_id: number; friend_id: number }[]> =>
  db.query(
    `select m.user_id, f.friend_id
       from unnest($1::bigint[], $2::bigint[]) m(user_id, after_id)
      cross join lateral (
         select friend_id from friends f where user_id = m.user_id and friend_id > m.after_id and ${isInTouch} order by friend_id limit $3
       ) f`,
    [members.map(({ userId }) => userId), members.map(({ afterFriendId }) => afterFriendId), limit],
  )

/** Friends in one group whose remark, name or number holds `keyword` ('' for all), oldest friendship first; a member's friends are few. */
const inGroup = `from friends f join accounts a on a.id = f.friend_id
  where f.user_id = $1 and f.friend_group_id = $2
    and ($3 = '' or strpos(lower(f.friend_remark), lower($3)) > 0 or strpos(lower(a.nick_name), lower($3)) > 0 or strpos(lower(a.user_no), lower($3)) > 0)`

export const listInGroup = (
  db: Db,
  filter: { userId: number; groupId: number; keyword: string },
  limit: number,
  offset: number,
): Promise<FriendRow[]> =>
  db.query(`select ${columns} ${inGroup} order by f.created_ms, f.friend_id limit $4 offset $5`, [
    filter.userId,
    filter.groupId,
    filter.keyword,
    limit,
    offset,
  ])

export const countInGroup = async (
  db: Db,
  filter: { userId: number; groupId: number; keyword: string },
): Promise<number> =>
  (
    await db.one<{ total: number }>(`select count(*)::int as total ${inGroup}`, [
      filter.userId,
      filter.groupId,
      filter.keyword,
    ])
  ).total

/** Files the new friend under a group that is still there when this commits, else under the default one. */
export const insertFriend = (
  tx: Db,
  friend: { userId: number; friendId: number; groupId: number; remark: string; nowMs: number },
): Promise<number> =>
  tx.execute(
    `with kept as (select id from friend_groups where id = $3 and user_id = $1 for key share)
     insert into friends (user_id, friend_id, friend_group_id, friend_remark, created_ms, updated_ms)
       values ($1, $2, coalesce((select id from kept), 0), $4, $5, $5) on conflict do nothing`,
    [friend.userId, friend.friendId, friend.groupId, friend.remark, friend.nowMs],
  )

/** Whether there is such a friend. */
export const setRemark = async (
  tx: Db,
  friend: { userId: number; friendId: number; remark: string; nowMs: number },
): Promise<boolean> =>
  (await tx.execute(`update friends set friend_remark = $3, updated_ms = $4 where user_id = $1 and friend_id = $2`, [
    friend.userId,
    friend.friendId,
    friend.remark,
    friend.nowMs,
  ])) > 0

/** Moves those of these who are friends; answers their ids. */
export const moveFriends = async (
  tx: Db,
  move: { userId: number; friendIds: readonly number[]; groupId: number; nowMs: number },
): Promise<number[]> =>
  (
    await tx.query<{ friend_id: number }>(
      `update friends set friend_group_id = $3, updated_ms = $4 where user_id = $1 and friend_id = any ($2) returning friend_id`,
      [move.userId, move.friendIds, move.groupId, move.nowMs],
    )
  ).map((row) => row.friend_id)

/** Ends both directions; answers those who were friends, smallest id first. */
export const deleteFriends = async (tx: Db, userId: number, friendIds: readonly number[]): Promise<number[]> => {
  const rows = await tx.query<{ friend_id: number }>(
    `with theirs as (delete from friends where user_id = any ($2) and friend_id = $1)
     delete from friends where user_id = $1 and friend_id = any ($2) returning friend_id`,
    [userId, friendIds],
  )
  return rows.map((row) => row.friend_id).sort((one, other) => one - other)
}
