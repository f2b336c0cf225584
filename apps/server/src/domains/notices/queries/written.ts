import type { WrittenScope } from '@cliffhanger/contract/notices/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type NoticeRow, noticeColumns } from './notices.ts'

/** A notice that an operator wrote, and how many opened it. */
export interface WrittenRow extends NoticeRow {
  readonly texts: NonNullable<NoticeRow['texts']>
  /** Counts its texts, from 1 on. */
  readonly version: number
  /** When everybody was told of it; null while it is planned, and for a member's own. */
  readonly told_ms: number | null
  readonly read_total: number
}

/** Of `notices n`. */
const writtenColumns = `${noticeColumns}, n.version, n.told_ms,
  (case when n.user_id is null then (select count(*) from notice_reads r where r.notice_id = n.id) else (n.read_ms is not null)::int end)::int
    as read_total`
const isOpen = (nowMs: string) => `n.withdrawn_ms is null and (n.ends_ms is null or n.ends_ms > ${nowMs})`

/** One page of what operators wrote, the newest first. */
export const listWritten = (db: Db, limit: number, offset: number): Promise<WrittenRow[]> =>
  db.query(`select ${writtenColumns} from notices n where n.texts is not null order by n.id desc limit $1 offset $2`, [
    limit,
    offset,
  ])

export const countWritten = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>('select count(*)::int as total from notices where texts is not null')).total

/** Has operators write announcements one after the other, so that there are never more than may be. */
export const lockAnnouncements = async (tx: Db): Promise<void> => {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended('announcements', 0))`)
}

/** How many announcements of a scope are planned or in force. */
export const countOpen = async (tx: Db, scope: WrittenScope, nowMs: number): Promise<number> =>
  (
    await tx.one<{ total: number }>(
      `select count(*)::int as total from notices n where n.user_id is null and n.scope = $2 and ${isOpen('$1')}`,
      [nowMs, scope],
    )
  ).total

export const findWritten = (db: Db, id: number): Promise<WrittenRow | undefined> =>
  db.find(`select ${writtenColumns} from notices n where n.id = $1 and n.texts is not null`, [id])

/** Takes it out of every list; undefined where it is over or was withdrawn. */
export const withdrawWritten = (tx: Db, id: number, nowMs: number): Promise<NoticeRow | undefined> =>
  tx.find(
    `update notices n set withdrawn_ms = $2
      where n.id = $1 and n.texts is not null and ${isOpen('$2')} returning ${noticeColumns}`,
    [id, nowMs],
  )

/** The notice as it is, locked until the transaction ends. */
export const lockWritten = (tx: Db, id: number): Promise<WrittenRow | undefined> =>
  tx.find(`select ${writtenColumns} from notices n where n.id = $1 and n.texts is not null for update of n`, [id])

/** What of a notice can be written anew. */
type RewrittenNotice = Pick<NoticeRow, 'type' | 'position' | 'image_key' | 'link' | 'starts_ms' | 'ends_ms'> &
  Pick<WrittenRow, 'id' | 'texts' | 'version'>

/** Writes it anew over its text of that version; undefined where that was changed meanwhile, or it is over or was withdrawn. */
export const rewriteNotice = (tx: Db, row: RewrittenNotice, nowMs: number): Promise<WrittenRow | undefined> =>
  tx.find(
    `update notices n set type = $3, position = $4, texts = $5, image_key = $6, link = $7, starts_ms = $8, ends_ms = $9, version = n.version + 1,
         told_ms = case when n.user_id is null and $8 <= $10::bigint then coalesce(n.told_ms, $10) end
      where n.id = $1 and n.version = $2 and n.texts is not null and ${isOpen('$10')} returning ${writtenColumns}`,
    [
      row.id,
      row.version,
      row.type,
      row.position,
      JSON.stringify(row.texts),
      row.image_key,
      row.link,
      row.starts_ms,
      row.ends_ms,
      nowMs,
    ],
  )

/** Forgets who opened announcements that are over since before `overMs`, and then these and members' notices made before `madeMs`; a bounded
 *  number at a time. Answers how many rows went. */
export const deleteOld = async (db: Db, { madeMs, overMs }: { madeMs: number; overMs: number }, limit: number) => {
  const isOver = `n.texts is not null and n.user_id is null and least(n.withdrawn_ms, n.ends_ms) < $1`
  const reads = await db.execute(
    `delete from notice_reads where (notice_id, user_id) in (
       select r.notice_id, r.user_id from notices n join notice_reads r on r.notice_id = n.id where ${isOver} limit $2)`,
    [overMs, limit],
  )
  if (reads > 0) return reads
  return db.execute(
    `delete from notices where id in (
       (select n.id from notices n where ${isOver} order by n.id limit $2)
       union (select id from notices where created_ms < $3 and user_id is not null order by created_ms limit $2))`,
    [overMs, limit, madeMs],
  )
}
