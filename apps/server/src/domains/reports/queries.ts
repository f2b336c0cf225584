import type { ReportType } from '@cliffhanger/contract/reports/schemas.ts'
import type { ReportState } from '@cliffhanger/rules/reports/report-state.ts'
import type { Db } from '../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../platform/database/list-question.ts'
import type { Evidence } from './evidence.ts'

/** A report as it is stored (entities.md, Complaint). */
export interface ReportRow {
  readonly id: number
  readonly user_id: number
  readonly type: ReportType
  readonly target_id: number
  readonly msg_id: number
  /** A post of a star, or a comment under one, that it is about; 0: neither. */
  readonly product_id: number
  readonly comment_id: number
  readonly introduction: string
  readonly description: string
  readonly images: readonly string[]
  readonly contact: string
  readonly evidence: Evidence
  readonly state: ReportState
  readonly reply: string
  readonly created_ms: number
  readonly updated_ms: number
}

/** A report on its way into the store. */
export type NewReport = Omit<ReportRow, 'id' | 'evidence' | 'state' | 'reply' | 'created_ms' | 'updated_ms'>

const columns = `id, user_id, type, target_id, msg_id, product_id, comment_id, introduction, description, images, contact, evidence, state, reply, created_ms, updated_ms`

/** Lets a member file one report at a time, so that none passes the day's budget. */
export const lockReporter = async (tx: Db, userId: number): Promise<void> => {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended('reports of:' || $1::bigint, 0))`, [userId])
}

/** When this member filed their latest reports since a moment, newest first. */
export const listFiledMs = async (db: Db, userId: number, sinceMs: number, limit: number): Promise<number[]> =>
  (
    await db.query<{ created_ms: number }>(
      `select created_ms from complaints where user_id = $1 and created_ms > $2 order by created_ms desc limit $3`,
      [userId, sinceMs, limit],
    )
  ).map((row) => row.created_ms)

/** The same report filed since a moment: what a second press or a repeat after a lost answer would make. */
export const findSame = (db: Db, report: NewReport, sinceMs: number): Promise<{ id: number } | undefined> =>
  db.find(
    `select id from complaints
      where user_id = $1 and created_ms > $2 and type = $3 and target_id = $4 and msg_id = $5 and introduction = $6 and description = $7
        and images = $8 and contact = $9 and product_id = $10 and comment_id = $11 limit 1`,
    [
      report.user_id,
      sinceMs,
      report.type,
      report.target_id,
      report.msg_id,
      report.introduction,
      report.description,
      report.images,
      report.contact,
      report.product_id,
      report.comment_id,
    ],
  )

export const insertReport = (tx: Db, report: NewReport, evidence: Evidence, nowMs: number): Promise<{ id: number }> =>
  tx.one(
    `insert into complaints (user_id, type, target_id, msg_id, introduction, description, images, contact, evidence, created_ms, updated_ms, product_id, comment_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12) returning id`,
    [
      report.user_id,
      report.type,
      report.target_id,
      report.msg_id,
      report.introduction,
      report.description,
      report.images,
      report.contact,
      JSON.stringify(evidence),
      nowMs,
      report.product_id,
      report.comment_id,
    ],
  )

/** Those of these object keys that a report shows, as a proof or in its evidence. */
export const usedByReports = async (db: Db, keys: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ key: string }>(
      `select k.key from unnest($1::text[]) k(key) where exists (select from complaints c where c.file_keys @> array[k.key])`,
      [keys],
    )
  ).map((row) => row.key)

/** Which reports an operator's list shows; what is undefined does not matter. */
export interface ReportFilter extends Listing<'create_time'> {
  readonly state: ReportState | undefined
  readonly type: ReportType | undefined
  /** Number of a member who reported or was reported, or of a reported group; '' for all. */
  readonly number?: string | undefined
}

const matching = ({ state, type, number, ...listing }: ReportFilter) =>
  conditionsOf([
    [state, (place) => `state = ${place}`],
    [type, (place) => `type = ${place}`],
    [
      number || undefined,
      (
        place,
      ) => `(user_id = (select id from accounts where user_no = ${place}) or about_user_id = (select id from accounts where user_no = ${place})
        or (type = 'group' and target_id = (select group_id from groups where g_no = ${place})))`,
    ],
    ...inPeriod('created_ms', listing),
  ])

/** One page, the newest first unless another order is chosen. */
export const listReports = (db: Db, filter: ReportFilter, limit: number, offset: number): Promise<ReportRow[]> =>
  readPage(
    db,
    `select ${columns} from complaints`,
    matching(filter),
    orderOf(filter, { create_time: 'created_ms' }, { own: 'id desc' }),
    { limit, offset },
  )

export const countReports = (db: Db, filter: ReportFilter): Promise<number> =>
  countMatching(db, 'complaints', matching(filter))

/** How often this member, or something they wrote, was reported. */
export const countAbout = async (db: Db, userId: number): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from complaints where about_user_id = $1`, [userId]))
    .total

export const findReport = (db: Db, id: number): Promise<ReportRow | undefined> =>
  db.find(`select ${columns} from complaints where id = $1`, [id])

/** As `findReport`, and nobody else moves it until the transaction ends. */
export const lockReport = (tx: Db, id: number): Promise<ReportRow | undefined> =>
  tx.find(`select ${columns} from complaints where id = $1 for update`, [id])

export const setReportState = (
  tx: Db,
  id: number,
  state: ReportState,
  reply: string,
  nowMs: number,
): Promise<ReportRow> =>
  tx.one(`update complaints set state = $2, reply = $3, updated_ms = $4 where id = $1 returning ${columns}`, [
    id,
    state,
    reply,
    nowMs,
  ])
