import type { GroupRole, Scope, ScopeName } from '@cliffhanger/contract/groups/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../platform/database/list-question.ts'

/** A row of `groups`. */
export interface GroupRow extends Readonly<Record<ScopeName, Scope>> {
  readonly group_id: number
  readonly stream_id: number
  readonly g_no: string
  readonly creator_id: number
  readonly group_name: string
  readonly avatar_url: string
  readonly description: string
  readonly notice: string
  /** 1 normal, 0 dissolved, 2 banned by the operator. */
  readonly status: 0 | 1 | 2
  readonly ban_reason: string
  readonly is_muted: boolean
  readonly is_review: boolean
  readonly show_member_list: boolean
  readonly default_qun: boolean
  readonly is_vip: boolean
  readonly qun_level: number
  /** Seconds between two messages of an ordinary member; 0: none. */
  readonly slow_seconds: number
  readonly member_total: number
  readonly created_ms: number
  readonly updated_ms: number
}

/** A member's role in one of their groups, beside the group. */
export interface OwnRow {
  readonly my_role: GroupRole
  readonly my_mute: boolean
  /** 0: until lifted. */
  readonly my_muted_until_ms: number
  readonly my_nickname: string
  readonly my_disturbing: boolean
  readonly my_disturbing_until_ms: number
  readonly my_join_seq: number
}
export type OwnGroupRow = GroupRow & OwnRow

const columns = `g.group_id, g.stream_id, g.g_no, g.creator_id, g.group_name, g.avatar_url, g.description, g.notice, g.status, g.ban_reason,
  g.is_muted, g.is_review, g.show_member_list, g.default_qun, g.is_vip, g.qun_level, g.is_invitation, g.can_quit_range, g.can_add_friends,
  g.can_send_msg, g.can_send_images, g.can_send_video, g.can_send_audio, g.can_send_card, g.can_withdraw_self_msg,
  g.can_withdraw_other_msg, g.can_delete_quit_msg, g.can_pin_msg, g.can_edit_info, g.show_history, g.show_ip, g.show_online_number, g.show_qun_number, g.show_sys_msg,
  g.slow_seconds, g.member_total, g.created_ms, g.updated_ms`

const ownColumns = `m.role as my_role, m.is_muted as my_mute, m.muted_until_ms as my_muted_until_ms, m.group_nickname as my_nickname, m.is_disturbing as my_disturbing, m.disturbing_until_ms as my_disturbing_until_ms, m.join_seq as my_join_seq`

export const findGroup = (db: Db, groupId: number): Promise<GroupRow | undefined> =>
  db.find(`select ${columns} from groups g where g.group_id = $1`, [groupId])

/** As `findGroup`, and nobody else changes the group or who is in it until the transaction ends. */
export const lockGroup = (tx: Db, groupId: number): Promise<GroupRow | undefined> =>
  tx.find(`select ${columns} from groups g where g.group_id = $1 for no key update`, [groupId])

/** The groups a member is in that were not dissolved, or of these the ones whose settings or membership row changed since; by id. */
export const listOwnGroups = (
  db: Db,
  userId: number,
  sinceMs: number,
  limit: number,
  offset: number,
): Promise<OwnGroupRow[]> =>
  db.query(
    `select ${columns}, ${ownColumns} from group_members m join groups g on g.group_id = m.group_id
      where m.user_id = $1 and m.left_seq is null and g.status <> 0 and greatest(g.updated_ms, m.updated_ms) >= $2
      order by g.group_id limit $3 offset $4`,
    [userId, sinceMs, limit, offset],
  )

export const countOwnGroups = async (db: Db, userId: number, sinceMs: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from group_members m join groups g on g.group_id = m.group_id
        where m.user_id = $1 and m.left_seq is null and g.status <> 0 and greatest(g.updated_ms, m.updated_ms) >= $2`,
      [userId, sinceMs],
    )
  ).total

export const isGroupNumberFree = async (db: Db, groupNo: string): Promise<boolean> =>
  (await db.find(`select 1 from groups where g_no = $1`, [groupNo])) === undefined

/** A group with its own stream, still without members. */
export const insertGroup = (
  tx: Db,
  group: {
    groupNo: string
    creatorId: number
    name: string
    avatarUrl: string
    description: string
    nowMs: number
  },
): Promise<GroupRow> =>
  tx.one(
    `with fresh as (
       select nextval(pg_get_serial_sequence('groups', 'group_id')) as group_id
     ), stream as (
       insert into streams (name) select 'g_' || group_id from fresh returning id
     )
     insert into groups as g (group_id, stream_id, g_no, creator_id, group_name, avatar_url, description, created_ms, updated_ms)
       overriding system value
       select group_id, stream.id, $1, $2, $3, $4, $5, $6, $6 from fresh, stream
     returning ${columns}`,
    [group.groupNo, group.creatorId, group.name, group.avatarUrl, group.description, group.nowMs],
  )

/** The fields of a group that somebody changes; what is left out stays. */
export type GroupChange = Partial<
  Pick<
    GroupRow,
    | ScopeName
    | 'is_muted'
    | 'is_review'
    | 'show_member_list'
    | 'default_qun'
    | 'is_vip'
    | 'qun_level'
    | 'slow_seconds'
    | 'group_name'
    | 'avatar_url'
    | 'description'
    | 'notice'
    | 'status'
    | 'ban_reason'
  >
>

export const updateGroup = (tx: Db, groupId: number, change: GroupChange, nowMs: number): Promise<GroupRow> =>
  tx.one(
    `update groups g set (group_name, avatar_url, description, notice, status, ban_reason, is_muted, is_review, show_member_list,
        default_qun, is_vip, qun_level, is_invitation, can_quit_range, can_add_friends, can_send_msg, can_send_images, can_send_video,
        can_send_audio, can_send_card, can_withdraw_self_msg, can_withdraw_other_msg, can_delete_quit_msg, can_pin_msg, can_edit_info,
        show_history, show_ip,
        show_online_number, show_qun_number, show_sys_msg, slow_seconds, updated_ms)
      = (select n.group_name, n.avatar_url, n.description, n.notice, n.status, n.ban_reason, n.is_muted, n.is_review, n.show_member_list,
        n.default_qun, n.is_vip, n.qun_level, n.is_invitation, n.can_quit_range, n.can_add_friends, n.can_send_msg, n.can_send_images,
        n.can_send_video, n.can_send_audio, n.can_send_card, n.can_withdraw_self_msg, n.can_withdraw_other_msg, n.can_delete_quit_msg, n.can_pin_msg, n.can_edit_info,
        n.show_history, n.show_ip, n.show_online_number, n.show_qun_number, n.show_sys_msg, n.slow_seconds, $3::bigint
        from jsonb_populate_record(g, $2::jsonb) n)
      where g.group_id = $1 returning ${columns}`,
    [groupId, JSON.stringify(change), nowMs],
  )

/** The group's creator from now on; whose role says so is for the rows of the members. */
export const updateCreator = (tx: Db, groupId: number, creatorId: number, nowMs: number): Promise<GroupRow> =>
  tx.one(`update groups g set creator_id = $2, updated_ms = $3 where g.group_id = $1 returning ${columns}`, [
    groupId,
    creatorId,
    nowMs,
  ])

export const addToTotal = (tx: Db, groupId: number, change: number): Promise<number> =>
  tx.execute(`update groups set member_total = member_total + $2 where group_id = $1`, [groupId, change])

/** Groups every new account joins (S-103), by id. */
export const listDefaultGroupIds = async (db: Db): Promise<number[]> =>
  (
    await db.query<{ group_id: number }>(
      `select group_id from groups where default_qun and status = 1 order by group_id limit 1000`,
    )
  ).map((row) => row.group_id)

/** What the console asks for; an empty keyword asks for all. */
export interface GroupFilter extends Listing<'create_time'> {
  readonly keyword: string
  readonly status: 0 | 1 | 2 | undefined
  /** Whether new accounts join it. */
  readonly isDefault?: boolean | undefined
}

export type GroupWithCreator = GroupRow & { readonly creator_name: string }

const filtered = ({ keyword, status, isDefault, ...listing }: GroupFilter) =>
  conditionsOf([
    [keyword || undefined, (place) => `(g.g_no = ${place} or position(lower(${place}) in lower(g.group_name)) > 0)`],
    [status, (place) => `g.status = ${place}`],
    [isDefault, (place) => `g.default_qun = ${place}`],
    ...inPeriod('g.created_ms', listing),
  ])

/** Newest first, unless another order is chosen. */
export const listGroups = (db: Db, filter: GroupFilter, limit: number, offset: number): Promise<GroupWithCreator[]> =>
  readPage(
    db,
    `select ${columns}, a.nick_name as creator_name from groups g join accounts a on a.id = g.creator_id`,
    filtered(filter),
    orderOf(filter, { create_time: 'g.created_ms' }, { id: 'g.group_id', own: 'g.group_id desc' }),
    { limit, offset },
  )

export const findGroupWithCreator = (db: Db, groupId: number): Promise<GroupWithCreator | undefined> =>
  db.find(
    `select ${columns}, a.nick_name as creator_name from groups g join accounts a on a.id = g.creator_id where g.group_id = $1`,
    [groupId],
  )

export const countGroups = (db: Db, filter: GroupFilter): Promise<number> =>
  countMatching(db, 'groups g', filtered(filter))

/** Those of these object keys that are the picture of a group, dissolved ones among them: their members still list them. */
export const usedByGroups = async (db: Db, keys: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ key: string }>(
      `select k.key from unnest($1::text[]) k(key) where exists (select from groups t where upload_key_in(t.avatar_url) = k.key)`,
      [keys],
    )
  ).map((row) => row.key)
