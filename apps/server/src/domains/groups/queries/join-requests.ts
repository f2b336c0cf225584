import type { Db } from '../../../platform/database/db.ts'

export interface JoinRequestRow {
  readonly user_id: number
  readonly nick_name: string
  readonly avatar_url: string
  readonly link_id: number
  readonly was_removed: boolean
  readonly asked_ms: number
}

/** What somebody is to a group they may want to come into. */
export interface ComerRow {
  readonly is_member: boolean
  readonly was_removed: boolean
  readonly is_waiting: boolean
  /** 0: never. */
  readonly refused_ms: number
}

export const findComer = (db: Db, groupId: number, userId: number): Promise<ComerRow> =>
  db.one(
    `select coalesce(m.left_seq is null and m.user_id is not null, false) as is_member, coalesce(m.was_removed, false) as was_removed,
            coalesce(r.refused_ms = 0, false) as is_waiting, coalesce(r.refused_ms, 0) as refused_ms
       from (values ($1::bigint, $2::bigint)) v(group_id, user_id)
       left join group_members m on m.group_id = v.group_id and m.user_id = v.user_id
       left join group_join_requests r on r.group_id = v.group_id and r.user_id = v.user_id`,
    [groupId, userId],
  )

/** Somebody asks to come in; after a refusal, anew. */
export const insertJoinRequest = (
  tx: Db,
  request: { readonly groupId: number; readonly userId: number; readonly linkId: number; readonly nowMs: number },
): Promise<number> =>
  tx.execute(
    `insert into group_join_requests (group_id, user_id, link_id, asked_ms) values ($1, $2, $3, $4)
     on conflict (group_id, user_id) do update set link_id = excluded.link_id, asked_ms = excluded.asked_ms, refused_ms = 0`,
    [request.groupId, request.userId, request.linkId, request.nowMs],
  )

/** Who waits, the first first. */
export const listJoinRequests = (db: Db, groupId: number, limit: number, offset: number): Promise<JoinRequestRow[]> =>
  db.query(
    `select r.user_id, a.nick_name, a.avatar_url, r.link_id, coalesce(m.was_removed, false) as was_removed, r.asked_ms
       from group_join_requests r join accounts a on a.id = r.user_id
       left join group_members m on m.group_id = r.group_id and m.user_id = r.user_id
      where r.group_id = $1 and r.refused_ms = 0 order by r.asked_ms, r.user_id limit $2 offset $3`,
    [groupId, limit, offset],
  )

export const countJoinRequests = async (db: Db, groupId: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      'select count(*)::int as total from group_join_requests where group_id = $1 and refused_ms = 0',
      [groupId],
    )
  ).total

/** The link by which somebody asked who still waits. */
export const findWaitingLink = async (tx: Db, groupId: number, userId: number): Promise<number | undefined> =>
  (
    await tx.find<{ link_id: number }>(
      'select link_id from group_join_requests where group_id = $1 and user_id = $2 and refused_ms = 0',
      [groupId, userId],
    )
  )?.link_id

/** Whether somebody waited who waits no more. */
export const refuseJoinRequest = async (tx: Db, groupId: number, userId: number, nowMs: number): Promise<boolean> =>
  (await tx.execute(
    'update group_join_requests set refused_ms = $3 where group_id = $1 and user_id = $2 and refused_ms = 0',
    [groupId, userId, nowMs],
  )) > 0

/** Whether somebody waited who took it back; a refusal stays. */
export const deleteWaiting = async (tx: Db, groupId: number, userId: number): Promise<boolean> =>
  (await tx.execute('delete from group_join_requests where group_id = $1 and user_id = $2 and refused_ms = 0', [
    groupId,
    userId,
  ])) > 0

/** They are in the group now, whatever was said before. Answers whether any of them waited. */
export const settleJoinRequests = async (tx: Db, groupId: number, userIds: readonly number[]): Promise<boolean> =>
  (
    await tx.query<{ refused_ms: number }>(
      'delete from group_join_requests where group_id = $1 and user_id = any ($2) returning refused_ms',
      [groupId, userIds],
    )
  ).some((row) => row.refused_ms === 0)
