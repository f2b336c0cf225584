import type { Db } from '../../../platform/database/db.ts'

export interface JoinLinkRow {
  readonly id: number
  readonly group_id: number
  readonly code: string
  readonly maker_id: number
  readonly maker_name: string
  readonly maker_avatar: string
  readonly needs_approval: boolean
  readonly expires_ms: number
  readonly use_limit: number
  readonly used: number
  readonly revoked_ms: number
  readonly created_ms: number
}

export interface NewJoinLink {
  readonly groupId: number
  readonly code: string
  readonly makerId: number
  readonly needsApproval: boolean
  readonly expiresMs: number
  readonly useLimit: number
  readonly nowMs: number
}

export interface JoinLinkUseRow {
  readonly user_id: number
  readonly nick_name: string
  readonly avatar_url: string
  readonly joined_ms: number
  readonly is_member: boolean
}

const columns = `l.id, l.group_id, l.code, l.maker_id, a.nick_name as maker_name, a.avatar_url as maker_avatar, l.needs_approval, l.expires_ms,
  l.use_limit, l.used, l.revoked_ms, l.created_ms`
const withMaker = 'join accounts a on a.id = l.maker_id'
/** Of a link at the time $2: it lets people in. */
const isOpen =
  'l.revoked_ms = 0 and (l.expires_ms = 0 or l.expires_ms > $2) and (l.use_limit = 0 or l.used < l.use_limit)'

/** Call under the group's lock: what is open is counted. */
export const insertJoinLink = async (tx: Db, link: NewJoinLink): Promise<JoinLinkRow> =>
  tx.one(
    `with l as (
       insert into group_join_links (group_id, code, maker_id, needs_approval, expires_ms, use_limit, created_ms)
         values ($1, $2, $3, $4, $5, $6, $7) returning *
     )
     select ${columns} from l ${withMaker}`,
    [link.groupId, link.code, link.makerId, link.needsApproval, link.expiresMs, link.useLimit, link.nowMs],
  )

export const countOpenLinks = async (db: Db, groupId: number, nowMs: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from group_join_links l where l.group_id = $1 and ${isOpen}`,
      [groupId, nowMs],
    )
  ).total

/** Those that let people in first, then the newest. */
export const listJoinLinks = (
  db: Db,
  groupId: number,
  nowMs: number,
  limit: number,
  offset: number,
): Promise<JoinLinkRow[]> =>
  db.query(
    `select ${columns} from group_join_links l ${withMaker} where l.group_id = $1
      order by (${isOpen}) desc, l.id desc limit $3 offset $4`,
    [groupId, nowMs, limit, offset],
  )

export const countJoinLinks = async (db: Db, groupId: number): Promise<number> =>
  (
    await db.one<{ total: number }>('select count(*)::int as total from group_join_links where group_id = $1', [
      groupId,
    ])
  ).total

export const findJoinLink = (db: Db, groupId: number, linkId: number): Promise<JoinLinkRow | undefined> =>
  db.find(`select ${columns} from group_join_links l ${withMaker} where l.group_id = $1 and l.id = $2`, [
    groupId,
    linkId,
  ])

export const findLinkByCode = (db: Db, code: string): Promise<JoinLinkRow | undefined> =>
  db.find(`select ${columns} from group_join_links l ${withMaker} where l.code = $1`, [code])

/** Call under the group's lock. */
export const endJoinLink = (tx: Db, linkId: number, nowMs: number): Promise<number> =>
  tx.execute('update group_join_links set revoked_ms = $2 where id = $1 and revoked_ms = 0', [linkId, nowMs])

/** Somebody came by a link: once per person. Call under the group's lock. */
export const noteLinkUse = (tx: Db, linkId: number, userId: number, nowMs: number): Promise<number> =>
  tx.execute(
    `with fresh as (
       insert into group_link_uses (link_id, user_id, joined_ms) values ($1, $2, $3) on conflict do nothing returning link_id
     )
     update group_join_links l set used = used + 1 from fresh where l.id = fresh.link_id`,
    [linkId, userId, nowMs],
  )

/** Who came by a link, the last first. */
export const listLinkUses = (
  db: Db,
  { id, group_id: groupId }: Pick<JoinLinkRow, 'id' | 'group_id'>,
  limit: number,
  offset: number,
): Promise<JoinLinkUseRow[]> =>
  db.query(
    `select u.user_id, a.nick_name, a.avatar_url, u.joined_ms,
            exists (select from group_members m where m.group_id = $2 and m.user_id = u.user_id and m.left_seq is null) as is_member
       from group_link_uses u join accounts a on a.id = u.user_id
      where u.link_id = $1 order by u.joined_ms desc, u.user_id desc limit $3 offset $4`,
    [id, groupId, limit, offset],
  )
