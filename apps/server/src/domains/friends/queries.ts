import type { RequestStatus } from '@cliffhanger/contract/friends/schemas.ts'
import type { Db } from '../../platform/db.ts'

/** One direction of a friendship, joined with the friend's profile. */
export interface FriendRow {
  readonly friend_id: number
  readonly friend_group_id: number
  readonly friend_remark: string
  readonly created_ms: number
  readonly updated_ms: number
}

export interface RequestRow {
  readonly id: number
  readonly requester_id: number
  readonly recipient_id: number
  readonly message: string
  readonly friend_remark: string
  readonly friend_group_id: number
  readonly status: RequestStatus
  readonly created_ms: number
  readonly updated_ms: number
}

const friendColumns = 'friend_id, friend_group_id, friend_remark, created_ms, updated_ms'
const requestColumns =
  'id, requester_id, recipient_id, message, friend_remark, friend_group_id, status, created_ms, updated_ms'

/** Serialises everything that changes the relation of two members; both directions take the same lock. */
export const lockPair = async (tx: Db, oneId: number, otherId: number): Promise<void> => {
  await tx.execute(
    `select pg_advisory_xact_lock(hashtextextended('friends:' || least($1::bigint, $2::bigint) || ':' || greatest($1::bigint, $2::bigint), 0))`,
    [oneId, otherId],
  )
}

export const findFriend = (db: Db, userId: number, friendId: number): Promise<FriendRow | undefined> =>
  db.find(`select ${friendColumns} from friends where user_id = $1 and friend_id = $2`, [userId, friendId])

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
    `select ${friendColumns} from friends where user_id = $1 and updated_ms >= $2 order by created_ms, friend_id limit $3 offset $4`,
    [userId, sinceMs, limit, offset],
  )

/** Ids of friends above `afterId`, smallest first. */
export const listFriendIds = async (db: Db, userId: number, afterId: number, limit: number): Promise<number[]> =>
  (
    await db.query<{ friend_id: number }>(
      `select friend_id from friends where user_id = $1 and friend_id > $2 order by friend_id limit $3`,
      [userId, afterId, limit],
    )
  ).map((row) => row.friend_id)

export const countFriends = async (db: Db, userId: number, sinceMs: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from friends where user_id = $1 and updated_ms >= $2`,
      [userId, sinceMs],
    )
  ).total

export const insertFriend = (
  tx: Db,
  friend: { userId: number; friendId: number; groupId: number; remark: string; nowMs: number },
): Promise<number> =>
  tx.execute(
    `insert into friends (user_id, friend_id, friend_group_id, friend_remark, created_ms, updated_ms) values ($1, $2, $3, $4, $5, $5) on conflict do nothing`,
    [friend.userId, friend.friendId, friend.groupId, friend.remark, friend.nowMs],
  )

/** Whether `userId` put `blackId` on his blacklist. */
export const hasBlacklisted = async (db: Db, userId: number, blackId: number): Promise<boolean> =>
  (await db.find(`select 1 from blacks where user_id = $1 and black_id = $2`, [userId, blackId])) !== undefined

export const findRequest = (db: Db, id: number): Promise<RequestRow | undefined> =>
  db.find(`select ${requestColumns} from friend_requests where id = $1`, [id])

/** The request of a pair in that direction, whatever its state. */
export const findRequestBetween = (db: Db, requesterId: number, recipientId: number): Promise<RequestRow | undefined> =>
  db.find(`select ${requestColumns} from friend_requests where requester_id = $1 and recipient_id = $2`, [
    requesterId,
    recipientId,
  ])

/** Creates the request or sets the one there is back to pending with the new words (S-68, S-69). */
export const upsertRequest = (
  tx: Db,
  request: {
    requesterId: number
    recipientId: number
    message: string
    remark: string
    groupId: number
    sourceGroupId: number | null
    nowMs: number
  },
): Promise<RequestRow> =>
  tx.one(
    `insert into friend_requests (requester_id, recipient_id, message, friend_remark, friend_group_id, group_id, created_ms, updated_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (requester_id, recipient_id) do update
       set message = excluded.message, friend_remark = excluded.friend_remark, friend_group_id = excluded.friend_group_id,
           group_id = excluded.group_id, status = 'pending', updated_ms = excluded.updated_ms
     returning ${requestColumns}`,
    [
      request.requesterId,
      request.recipientId,
      request.message,
      request.remark,
      request.groupId,
      request.sourceGroupId,
      request.nowMs,
    ],
  )

export const setRequestStatus = (tx: Db, id: number, status: RequestStatus, nowMs: number): Promise<RequestRow> =>
  tx.one(`update friend_requests set status = $2, updated_ms = $3 where id = $1 returning ${requestColumns}`, [
    id,
    status,
    nowMs,
  ])

/** Which of my requests a list shows; a request that was ignored stays `pending` for the one who sent it (S-67). */
export interface RequestFilter {
  readonly userId: number
  readonly isMe: 0 | 1 | undefined
  readonly status: RequestStatus | undefined
}

/** Each side has its own text, so that each uses its own index. */
const sides = {
  1: `r.requester_id = $1`,
  0: `r.recipient_id = $1`,
  both: `(r.requester_id = $1 or r.recipient_id = $1)`,
} as const

const matching = (filter: RequestFilter) => `
  from friend_requests r
 where ${sides[filter.isMe ?? 'both']}
   and ($2::text is null or (case when r.requester_id = $1 and r.status = 'ignored' then 'pending' else r.status end) = $2)`

const filterValues = (filter: RequestFilter) => [filter.userId, filter.status ?? null]

export const listRequests = (db: Db, filter: RequestFilter, limit: number, offset: number): Promise<RequestRow[]> =>
  db.query(`select ${requestColumns} ${matching(filter)} order by r.updated_ms desc, r.id desc limit $3 offset $4`, [
    ...filterValues(filter),
    limit,
    offset,
  ])

export const countRequests = async (db: Db, filter: RequestFilter): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total ${matching(filter)}`, filterValues(filter))).total
