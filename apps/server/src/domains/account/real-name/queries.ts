import type { RealNameStatus } from '@cliffhanger/contract/account/real-name-calls.ts'
import type { Db } from '../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../platform/database/list-question.ts'

/** An application as it is stored; name, number and pictures are sealed. */
export interface RealNameRow {
  readonly user_id: number
  readonly status: Exclude<RealNameStatus, 0>
  readonly sealed: Buffer
  readonly number_hash: Buffer
  /** How often the member applied. */
  readonly version: number
  readonly reason: string
  /** Who judged; 0: nobody yet. */
  readonly operator_id: number
  readonly audited_ms: number | null
  readonly created_ms: number
  readonly updated_ms: number
}

const columns = `user_id, status, sealed, number_hash, version, reason, operator_id, audited_ms, created_ms, updated_ms`

export const findRealName = (db: Db, userId: number): Promise<RealNameRow | undefined> =>
  db.find(`select ${columns} from real_names where user_id = $1`, [userId])

/** Applies, for the first time or again; undefined where the member's application is in none of the states `from` (0: there is none). */
export const submitApplication = (
  db: Db,
  application: { userId: number; sealed: Buffer; numberHash: Buffer; files: readonly string[]; nowMs: number },
  from: readonly RealNameStatus[],
): Promise<RealNameRow | undefined> =>
  db.find(
    `insert into real_names as r (user_id, status, sealed, number_hash, created_ms, updated_ms, file_keys) values ($1, 1, $2, $3, $4, $4, $6)
     on conflict (user_id) do update
       set status = 1, sealed = $2, number_hash = $3, file_keys = $6, version = r.version + 1, reason = '', operator_id = 0, audited_ms = null, updated_ms = $4
       where r.status = any ($5)
     returning ${columns}`,
    [application.userId, application.sealed, application.numberHash, application.nowMs, from, application.files],
  )

/** Judges the application of this version; undefined where it is another one by now, or judged. */
export const judgeApplication = (
  tx: Db,
  { userId, version }: Pick<RealNameRow, 'version'> & { userId: number },
  judgement: { from: readonly RealNameStatus[]; to: RealNameStatus; reason: string; operatorId: number; nowMs: number },
): Promise<RealNameRow | undefined> =>
  tx.find(
    `update real_names set status = $4, reason = $5, operator_id = $6, audited_ms = $7, updated_ms = $7
      where user_id = $1 and version = $2 and status = any ($3) returning ${columns}`,
    [userId, version, judgement.from, judgement.to, judgement.reason, judgement.operatorId, judgement.nowMs],
  )

/** Which applications operators list; what is undefined does not matter. */
export interface RealNameFilter extends Listing<'create_time'> {
  readonly status: RealNameRow['status'] | undefined
  /** Number of a member; '' for all. */
  readonly number: string
}

const matching = ({ status, number, ...listing }: RealNameFilter) =>
  conditionsOf([
    [status, (place) => `status = ${place}`],
    [number || undefined, (place) => `user_id = (select id from accounts where user_no = ${place})`],
    ...inPeriod('created_ms', listing),
  ])

/** One page, the longest waiting first unless another order is chosen. */
export const listRealNames = (
  db: Db,
  filter: RealNameFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<RealNameRow[]> =>
  readPage(
    db,
    `select ${columns} from real_names`,
    matching(filter),
    orderOf(filter, { create_time: 'created_ms' }, { id: 'user_id', own: 'updated_ms, user_id' }),
    page,
  )

export const countRealNames = (db: Db, filter: RealNameFilter): Promise<number> =>
  countMatching(db, 'real_names', matching(filter))

/** How many other members applied with the same number. */
export const countSameNumber = async (db: Db, { user_id: userId, number_hash: hash }: RealNameRow): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*) as total from real_names where number_hash = $1 and user_id <> $2`,
      [hash, userId],
    )
  ).total
