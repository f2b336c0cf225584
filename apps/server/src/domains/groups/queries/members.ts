import type { UserType } from '@cliffhanger/contract/account/schemas.ts'
import type { GroupRole } from '@cliffhanger/contract/groups/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A member of a group, joined with their profile. */
export interface MemberRow {
  readonly group_id: number
  readonly user_id: number
  readonly role: GroupRole
  /** Also where the mute is over by the clock: rules/groups/mutes.ts says whether it holds. */
  readonly is_muted: boolean
  /** 0: until lifted. */
  readonly muted_until_ms: number
  readonly group_nickname: string
  readonly is_top: boolean
  readonly is_disturbing: boolean
  readonly disturbing_until_ms: number
  readonly join_seq: number
  readonly joined_ms: number
  readonly updated_ms: number
  readonly nick_name: string
  readonly avatar_url: string
  readonly user_no: string
  readonly user_type: UserType
}

const columns = `m.group_id, m.user_id, m.role, m.is_muted, m.muted_until_ms, m.group_nickname, m.is_top, m.is_disturbing, m.disturbing_until_ms, m.join_seq, m.joined_ms, m.updated_ms,
  a.nick_name, a.avatar_url, a.user_no, a.user_type`
const present = `from group_members m join accounts a on a.id = m.user_id where m.group_id = $1 and m.left_seq is null`

/** The member, or undefined where they are not in the group now. */
export const findMember = (db: Db, groupId: number, userId: number): Promise<MemberRow | undefined> =>
  db.find(`select ${columns} ${present} and m.user_id = $2`, [groupId, userId])

/** Those of these users who are in the group, by user id. */
export const findMembers = (db: Db, groupId: number, userIds: readonly number[]): Promise<MemberRow[]> =>
  db.query(`select ${columns} ${present} and m.user_id = any ($2) order by m.user_id`, [groupId, userIds])

/** As `findMembers`, and nobody else writes to their rows until the transaction ends. */
export const lockMembers = (tx: Db, groupId: number, userIds: readonly number[]): Promise<MemberRow[]> =>
  tx.query(`select ${columns} ${present} and m.user_id = any ($2) order by m.user_id for no key update of m`, [
    groupId,
    userIds,
  ])

/** Creator first, then the managers. */
export const listManagers = (db: Db, groupId: number, limit: number): Promise<MemberRow[]> =>
  db.query(`select ${columns} ${present} and m.role in ('creator', 'manager') order by m.role, m.user_id limit $2`, [
    groupId,
    limit,
  ])

/** Everybody whose row changed at or after `sinceMs`: creator, managers, members. */
export const listMembersSince = (db: Db, groupId: number, sinceMs: number, limit: number): Promise<MemberRow[]> =>
  db.query(`select ${columns} ${present} and m.updated_ms >= $2 order by m.role, m.user_id limit $3`, [
    groupId,
    sinceMs,
    limit,
  ])

/** Whom a page of members shows; an empty keyword, and what is undefined, asks for all. */
export interface MemberFilter {
  readonly groupId: number
  readonly keyword: string
  readonly role: GroupRole | undefined
  readonly isMuted: boolean | undefined
  readonly nowMs: number
}

const filtered = `${present}
  and ($2 = '' or position(lower($2) in lower(m.group_nickname)) > 0 or position(lower($2) in lower(a.nick_name)) > 0 or position($2 in a.user_no) > 0)
  and ($3::text is null or m.role = $3) and ($4::boolean is null or (m.is_muted and (m.muted_until_ms = 0 or m.muted_until_ms > $5)) = $4)`

const filterValues = ({ groupId, keyword, role, isMuted, nowMs }: MemberFilter) => [
  groupId,
  keyword,
  role ?? null,
  isMuted ?? null,
  nowMs,
]

/** Creator first, then managers, then members. */
export const listMembers = (db: Db, filter: MemberFilter, limit: number, offset: number): Promise<MemberRow[]> =>
  db.query(`select ${columns} ${filtered} order by m.role, m.user_id limit $6 offset $7`, [
    ...filterValues(filter),
    limit,
    offset,
  ])

export const countMembers = async (db: Db, filter: MemberFilter): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total ${filtered}`, filterValues(filter))).total

/** Who is in the group now, by user id. */
export const listMemberIds = async (db: Db, groupId: number, limit: number): Promise<number[]> =>
  (
    await db.query<{ user_id: number }>(
      `select user_id from group_members where group_id = $1 and left_seq is null order by user_id limit $2`,
      [groupId, limit],
    )
  ).map((row) => row.user_id)

/** Creator and managers. */
export const listManagerIds = async (db: Db, groupId: number): Promise<number[]> =>
  (
    await db.query<{ user_id: number }>(
      `select user_id from group_members where group_id = $1 and role in ('creator', 'manager') and left_seq is null`,
      [groupId],
    )
  ).map((row) => row.user_id)

/** Pictures of the first members of each of these groups by their ids, at most so many of each. */
export const listFaces = (
  db: Db,
  groupIds: readonly number[],
  limit: number,
): Promise<Pick<MemberRow, 'group_id' | 'user_id' | 'avatar_url'>[]> =>
  db.query(
    `select g.group_id, f.user_id, f.avatar_url from unnest($1::bigint[]) g(group_id)
      cross join lateral (select m.user_id, a.avatar_url from group_members m join accounts a on a.id = m.user_id
                           where m.group_id = g.group_id and m.left_seq is null order by m.user_id limit $2) f
      order by g.group_id, f.user_id`,
    [groupIds, limit],
  )

/** A member's role in those of these groups that they are in. */
export const listOwnRoles = (
  db: Db,
  userId: number,
  groupIds: readonly number[],
): Promise<Pick<MemberRow, 'group_id' | 'role' | 'is_muted' | 'muted_until_ms' | 'group_nickname'>[]> =>
  db.query(
    `select m.group_id, m.role, m.is_muted, m.muted_until_ms, m.group_nickname from group_members m join groups g on g.group_id = m.group_id
      where m.user_id = $1 and m.group_id = any ($2) and m.left_seq is null and g.status <> 0`,
    [userId, groupIds],
  )

/** Groups above `afterId` that somebody is in and that were not dissolved, smallest first. */
export const listGroupIdsOf = async (db: Db, userId: number, afterId: number, limit: number): Promise<number[]> =>
  (
    await db.query<{ group_id: number }>(
      `select m.group_id from group_members m join groups g on g.group_id = m.group_id
        where m.user_id = $1 and m.group_id > $2 and m.left_seq is null and g.status <> 0 order by m.group_id limit $3`,
      [userId, afterId, limit],
    )
  ).map((row) => row.group_id)

/** Newest message each of these members has read; 0 before the first. */
export const listReadMessages = (
  db: Db,
  groupId: number,
  userIds: readonly number[],
): Promise<{ user_id: number; read_msg_id: number }[]> =>
  db.query(
    `select m.user_id, coalesce((select s.msg_id from messages s where s.stream_id = m.stream_id and s.seq <= m.read_seq
                                  order by s.seq desc limit 1), 0) as read_msg_id
       from group_members m where m.group_id = $1 and m.user_id = any ($2) and m.left_seq is null`,
    [groupId, userIds],
  )

/** Puts users into a group who read from `joinSeq` on. A former member gets their old row back, with the mute they may have had:
 *  leaving is no way around it. */
export const upsertMembers = (
  tx: Db,
  group: { readonly group_id: number; readonly stream_id: number },
  members: readonly { readonly userId: number; readonly role: GroupRole }[],
  joinSeq: number,
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `insert into group_members as m (group_id, user_id, stream_id, role, join_seq, read_seq, received_seq, joined_ms, updated_ms, changed_ms)
       select $1, u.user_id, $2, u.role, $5, $5, $5, $6, $6, $6 from unnest($3::bigint[], $4::text[]) u(user_id, role) order by u.user_id
     on conflict (group_id, user_id) do update
       set role = excluded.role, join_seq = excluded.join_seq, left_seq = null, left_ms = null, read_seq = excluded.read_seq,
           received_seq = excluded.received_seq, is_archived = false, was_removed = false, joined_ms = excluded.joined_ms, updated_ms = excluded.updated_ms, changed_ms = excluded.changed_ms
     where m.left_seq is not null`,
    [
      group.group_id,
      group.stream_id,
      members.map(({ userId }) => userId),
      members.map(({ role }) => role),
      joinSeq,
      nowMs,
    ],
  )

/** Takes members out: their reading ends before `leftSeq`. Whoever was removed comes back by a link only with approval (S-135). */
export const endMembers = (
  tx: Db,
  groupId: number,
  userIds: readonly number[],
  { leftSeq, wasRemoved, nowMs }: { readonly leftSeq: number; readonly wasRemoved: boolean; readonly nowMs: number },
): Promise<number> =>
  tx.execute(
    `update group_members set left_seq = $3, left_ms = $4, role = 'member', was_removed = $5, updated_ms = $4, changed_ms = $4
      where group_id = $1 and user_id = any ($2) and left_seq is null`,
    [groupId, userIds, leftSeq, nowMs, wasRemoved],
  )

/** What of a member's place in a group somebody changes; what is undefined stays. */
export interface MemberChange {
  readonly role?: GroupRole
  /** With when it ends by itself, 0 where it does not. */
  readonly mute?: { readonly isMuted: boolean; readonly untilMs: number }
  readonly groupNickname?: string
}

/** Changes members who are in the group, also nothing but the time of their last change. */
export const updateMembers = (
  tx: Db,
  groupId: number,
  userIds: readonly number[],
  { role, mute, groupNickname }: MemberChange,
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `update group_members set role = coalesce($3, role), is_muted = coalesce($4, is_muted),
        muted_until_ms = coalesce($7, muted_until_ms), group_nickname = coalesce($5, group_nickname),
        updated_ms = $6, changed_ms = $6
      where group_id = $1 and user_id = any ($2) and left_seq is null`,
    [groupId, userIds, role ?? null, mute?.isMuted ?? null, groupNickname ?? null, nowMs, mute?.untilMs ?? null],
  )
