import type { RequestStatus } from '@cliffhanger/contract/friends/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

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

const requestColumns =
  'id, requester_id, recipient_id, message, friend_remark, friend_group_id, status, created_ms, updated_ms'

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
