import type { NoticePosition, NoticeType, WrittenScope } from '@cliffhanger/contract/notices/schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { NoticeValue } from '@cliffhanger/i18n/notice-texts.ts'
import type { NoticeKey } from '@cliffhanger/rules/notices/notice-kinds.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What an operator wrote in one language; `content` is sanitised HTML. */
export interface WrittenText {
  readonly title: string
  readonly summary: string
  readonly content: string
}

/** A notice as it is stored: `texts` where an operator wrote it, else `text_key` with what its words are filled with. */
export interface NoticeRow {
  readonly id: number
  /** Null: everyone's. */
  readonly user_id: number | null
  readonly type: NoticeType
  readonly position: NoticePosition
  /** What everyone's are about; a member's own are always of the platform. */
  readonly scope: WrittenScope
  readonly texts: ByLanguage<WrittenText> | null
  readonly text_key: NoticeKey | null
  readonly text_values: Readonly<Record<string, NoticeValue>> | null
  readonly image_key: string
  readonly link: string
  readonly starts_ms: number
  readonly ends_ms: number | null
  readonly withdrawn_ms: number | null
  readonly created_ms: number
}

/** A notice and whether its reader opened it. */
export interface ReadableRow extends NoticeRow {
  readonly is_read: boolean
}

/** Of `notices n`. */
export const noticeColumns = `n.id, n.user_id, n.type, n.position, n.scope, n.texts, n.text_key, n.text_values, n.image_key, n.link, n.starts_ms, n.ends_ms,
  n.withdrawn_ms, n.created_ms`
const isNow = `n.withdrawn_ms is null and n.starts_ms <= $2 and (n.ends_ms is null or n.ends_ms > $2)`
const inForce = `n.user_id is null and n.scope = 'platform' and ${isNow}`
/** A value and no `exists`: PostgreSQL would make a table of everybody's reads of the latter. */
const isReadByMember = `(select true from notice_reads r where r.notice_id = n.id and r.user_id = $1) is not null`

/** Has the acts that change what a member has unread wait for each other, so that each tells the number after it. After the ledger's locks,
 *  before any stream's. */
export const lockReader = async (tx: Db, userId: number): Promise<void> => {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended('notices of:' || $1::bigint, 0))`, [userId])
}

/** How many notices a member has not opened: their own, and everyone's in force. */
export const countUnread = async (db: Db, userId: number, nowMs: number): Promise<number> =>
  (
    await db.one<{ unread: number }>(
      `select ((select count(*) from notices where user_id = $1 and read_ms is null and withdrawn_ms is null)
         + (select count(*) from notices n where ${inForce} and not (${isReadByMember})))::int as unread`,
      [userId, nowMs],
    )
  ).unread

/** Everyone's at one place in force, the newest first. */
export const listAnnouncements = (
  db: Db,
  userId: number,
  position: NoticePosition,
  nowMs: number,
  limit: number,
): Promise<ReadableRow[]> =>
  db.query(
    `select ${noticeColumns}, ${isReadByMember} as is_read from notices n where ${inForce} and n.position = $3
      order by n.starts_ms desc, n.id desc limit $4`,
    [userId, nowMs, position, limit],
  )

interface OwnFilter {
  readonly userId: number
  readonly type: NoticeType | undefined
  readonly nowMs: number
}

/** The notices of a member's list: their own, and everyone's in force without a position on a page. Each half is read newest first through its
 *  index, and no further than the page. */
const halves = (limit: string) => `
  (select ${noticeColumns}, n.read_ms is not null as is_read from notices n
    where n.user_id = $1 and n.withdrawn_ms is null and ($3::text is null or n.type = $3) order by n.starts_ms desc, n.id desc ${limit})
  union all
  (select ${noticeColumns}, ${isReadByMember} as is_read from notices n
    where ${inForce} and n.position = '' and ($3::text is null or n.type = $3) order by n.starts_ms desc, n.id desc ${limit})`

/** One page of a member's list, the newest first. */
export const listOwn = (
  db: Db,
  { userId, type, nowMs }: OwnFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<ReadableRow[]> =>
  db.query(
    `select * from (${halves('limit $4::bigint + $5::bigint')}) own order by starts_ms desc, id desc limit $4 offset $5`,
    [userId, nowMs, type ?? null, page.limit, page.offset],
  )

export const countOwn = async (db: Db, { userId, type, nowMs }: OwnFilter): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select ((select count(*) from notices where user_id = $1 and withdrawn_ms is null and ($3::text is null or type = $3))
         + (select count(*) from notices n where ${inForce} and n.position = '' and ($3::text is null or n.type = $3)))::int as total`,
      [userId, nowMs, type ?? null],
    )
  ).total

/** Everyone's in force about the section of stars, the newest first. */
export const listOfStars = (
  db: Db,
  userId: number,
  nowMs: number,
  page: { readonly limit: number; readonly offset: number },
): Promise<ReadableRow[]> =>
  db.query(
    `select ${noticeColumns}, ${isReadByMember} as is_read from notices n where n.scope = 'stars' and ${isNow}
      order by n.starts_ms desc, n.id desc limit $3 offset $4`,
    [userId, nowMs, page.limit, page.offset],
  )

export const countOfStars = async (db: Db, nowMs: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from notices n where n.scope = 'stars' and n.withdrawn_ms is null and n.starts_ms <= $1
         and (n.ends_ms is null or n.ends_ms > $1)`,
      [nowMs],
    )
  ).total

/** A notice this member may open: their own, or everyone's in force. */
export const findReadable = (db: Db, userId: number, id: number, nowMs: number): Promise<ReadableRow | undefined> =>
  db.find(
    `select ${noticeColumns}, n.read_ms is not null or (n.user_id is null and (${isReadByMember})) as is_read from notices n
      where n.id = $3 and ((n.user_id = $1 and n.withdrawn_ms is null) or (n.user_id is null and ${isNow}))`,
    [userId, nowMs, id],
  )

export const listByIds = (db: Db, ids: readonly number[]): Promise<NoticeRow[]> =>
  db.query(`select ${noticeColumns} from notices n where n.id = any ($1)`, [ids])

/** Records that a member opened the notice. Returns 0 if they had opened it before. */
export const markRead = (tx: Db, row: NoticeRow, userId: number, nowMs: number): Promise<number> =>
  row.user_id === null
    ? tx.execute('insert into notice_reads (notice_id, user_id, read_ms) values ($1, $2, $3) on conflict do nothing', [
        row.id,
        userId,
        nowMs,
      ])
    : tx.execute('update notices set read_ms = $2 where id = $1 and read_ms is null', [row.id, nowMs])

/** A notice on its way into the store. */
export type NewNoticeRow = Pick<
  NoticeRow,
  | 'user_id'
  | 'type'
  | 'position'
  | 'scope'
  | 'texts'
  | 'text_key'
  | 'text_values'
  | 'image_key'
  | 'link'
  | 'starts_ms'
  | 'ends_ms'
> & { readonly told_ms: number | null; readonly created_ms: number }

export const insertNotice = (tx: Db, row: NewNoticeRow): Promise<NoticeRow> =>
  tx.one(
    `insert into notices as n (user_id, type, position, scope, texts, text_key, text_values, image_key, link, starts_ms, ends_ms, told_ms, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${noticeColumns}`,
    [
      row.user_id,
      row.type,
      row.position,
      row.scope,
      row.texts && JSON.stringify(row.texts),
      row.text_key,
      row.text_values && JSON.stringify(row.text_values),
      row.image_key,
      row.link,
      row.starts_ms,
      row.ends_ms,
      row.told_ms,
      row.created_ms,
    ],
  )

/** Announcements whose time has come and of which nobody was told yet; each is taken by one process only. */
export const claimPlanned = (tx: Db, nowMs: number, limit: number): Promise<NoticeRow[]> =>
  tx.query(
    `update notices n set told_ms = $1 where n.id in (
       select id from notices where user_id is null and scope = 'platform' and told_ms is null and withdrawn_ms is null and starts_ms <= $1
        order by starts_ms, id limit $2 for update skip locked)
     returning ${noticeColumns}`,
    [nowMs, limit],
  )
