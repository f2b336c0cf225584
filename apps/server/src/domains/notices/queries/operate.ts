import type { Db } from '../../../platform/db.ts'
import { type NoticeRow, noticeColumns } from './notices.ts'

/** A notice that an operator wrote, and how many opened it. */
export interface WrittenRow extends NoticeRow {
  readonly texts: NonNullable<NoticeRow['texts']>
  readonly read_total: number
}

/** One page of what operators wrote, the newest first. */
export const listWritten = (db: Db, limit: number, offset: number): Promise<WrittenRow[]> =>
  db.query(
    `select ${noticeColumns}, (case when n.user_id is null then (select count(*) from notice_reads r where r.notice_id = n.id)
                         else (n.read_ms is not null)::int end)::int as read_total
       from notices n where n.texts is not null order by n.id desc limit $1 offset $2`,
    [limit, offset],
  )

export const countWritten = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>('select count(*)::int as total from notices where texts is not null')).total

/** Has operators write announcements one after the other, so that there are never more than may be. */
export const lockAnnouncements = async (tx: Db): Promise<void> => {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended('announcements', 0))`)
}

/** How many announcements are planned or in force. */
export const countOpen = async (tx: Db, nowMs: number): Promise<number> =>
  (
    await tx.one<{ total: number }>(
      `select count(*)::int as total from notices
        where user_id is null and withdrawn_ms is null and (ends_ms is null or ends_ms > $1)`,
      [nowMs],
    )
  ).total

export const findWritten = (db: Db, id: number): Promise<NoticeRow | undefined> =>
  db.find(`select ${noticeColumns} from notices n where n.id = $1 and n.texts is not null`, [id])

/** Takes it out of every list; undefined where it is over or was withdrawn. */
export const withdrawWritten = (tx: Db, id: number, nowMs: number): Promise<NoticeRow | undefined> =>
  tx.find(
    `update notices n set withdrawn_ms = $2
      where n.id = $1 and n.texts is not null and n.withdrawn_ms is null and (n.ends_ms is null or n.ends_ms > $2) returning ${noticeColumns}`,
    [id, nowMs],
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
