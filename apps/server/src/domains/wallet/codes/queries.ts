import type { BenefitType } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import type { ValidType } from '@cliffhanger/rules/wallet/redeem-code.ts'
import type { Db } from '../../../platform/database/db.ts'

/** Codes that give the same. `benefit_value` is text: minor units are never numbers; of a membership it is days. */
export interface BatchRow {
  readonly id: number
  readonly batch_no: string
  readonly title: string
  readonly benefit_type: BenefitType
  readonly benefit_value: string
  readonly kind_id: number | null
  readonly code_count: number
  readonly limit_number: number
  readonly gold_days: number
  readonly valid_type: ValidType
  readonly expires_ms: number
  readonly made_by: number
  readonly exported_by: number | null
  readonly exported_ms: number | null
  readonly voided_ms: number | null
  readonly returned_ms: number | null
  readonly created_ms: number
}

const columns = `b.id, b.batch_no, b.title, b.benefit_type, b.benefit_value::text as benefit_value, b.kind_id, b.code_count, b.limit_number,
  b.gold_days, b.valid_type, b.expires_ms, b.made_by, b.exported_by, b.exported_ms, b.voided_ms, b.returned_ms, b.created_ms`

export type BatchDraft = Pick<
  BatchRow,
  | 'batch_no'
  | 'title'
  | 'benefit_type'
  | 'benefit_value'
  | 'kind_id'
  | 'code_count'
  | 'limit_number'
  | 'gold_days'
  | 'valid_type'
  | 'expires_ms'
  | 'made_by'
  | 'created_ms'
>

/** What one operator made in codes of money from one moment on until another, in minor units. */
export const sumMoneyMade = async (
  db: Db,
  operatorId: number,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<bigint> =>
  BigInt(
    (
      await db.one<{ sum: string }>(
        `select coalesce(sum(benefit_value::numeric * code_count), 0)::text as sum from code_batches
          where made_by = $1 and created_ms >= $2 and created_ms < $3 and benefit_type = 'money'`,
        [operatorId, fromMs, toMs],
      )
    ).sum,
  )

export const insertBatch = (tx: Db, draft: BatchDraft): Promise<BatchRow> =>
  tx.one(
    `insert into code_batches as b (batch_no, title, benefit_type, benefit_value, kind_id, code_count, limit_number, gold_days, valid_type,
       expires_ms, made_by, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${columns}`,
    [
      draft.batch_no,
      draft.title,
      draft.benefit_type,
      draft.benefit_value,
      draft.kind_id,
      draft.code_count,
      draft.limit_number,
      draft.gold_days,
      draft.valid_type,
      draft.expires_ms,
      draft.made_by,
      draft.created_ms,
    ],
  )

/** The batch, which nobody redeems of until the transaction ends. */
export const lockBatch = (tx: Db, id: number): Promise<BatchRow | undefined> =>
  tx.find(`select ${columns} from code_batches b where b.id = $1 for update`, [id])

/** The batch while codes of it are redeemed, by many at once; it is not closed meanwhile. */
export const shareBatch = (tx: Db, id: number): Promise<BatchRow> =>
  tx.one(`select ${columns} from code_batches b where b.id = $1 for share`, [id])

export const markExported = (tx: Db, id: number, operatorId: number, nowMs: number): Promise<number> =>
  tx.execute(
    `update code_batches set exported_by = $2, exported_ms = $3 where id = $1 and exported_ms is null and returned_ms is null`,
    [id, operatorId, nowMs],
  )

/** Closes a batch: `voided_ms` where an operator did, else it is over. */
export const markReturned = (tx: Db, id: number, voidedMs: number | null, nowMs: number): Promise<BatchRow> =>
  tx.one(
    `update code_batches b set voided_ms = $2, returned_ms = $3 where b.id = $1 and b.returned_ms is null returning ${columns}`,
    [id, voidedMs, nowMs],
  )

/** Batches that are over and not closed, a few. */
export const listOver = (db: Db, nowMs: number, limit: number): Promise<{ id: number }[]> =>
  db.query(`select id from code_batches where returned_ms is null and expires_ms <= $1 order by expires_ms limit $2`, [
    nowMs,
    limit,
  ])

export const insertCodes = (
  tx: Db,
  batchId: number,
  codes: readonly { readonly hash: Buffer; readonly lastFour: string }[],
): Promise<number> =>
  tx.execute(
    `insert into redeem_codes (batch_id, code_hash, last_four) select $1, hash, last_four from unnest($2::bytea[], $3::text[]) c(hash, last_four)`,
    [batchId, codes.map(({ hash }) => hash), codes.map(({ lastFour }) => lastFour)],
  )

export const countUsed = async (db: Db, batchId: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from redeem_codes where batch_id = $1 and state = 1`,
      [batchId],
    )
  ).total

export const voidCodes = (tx: Db, batchId: number): Promise<number> =>
  tx.execute(`update redeem_codes set state = 2 where batch_id = $1 and state = 0`, [batchId])

/** A code as it is found by what was typed. */
export interface FoundCode {
  readonly id: number
  readonly batch_id: number
  readonly state: number
  readonly used_by: number | null
  readonly benefit_type: BenefitType
  readonly expires_ms: number
  readonly returned_ms: number | null
}

export const findCode = (db: Db, hash: Buffer): Promise<FoundCode | undefined> =>
  db.find(
    `select c.id, c.batch_id, c.state, c.used_by, b.benefit_type, b.expires_ms, b.returned_ms
       from redeem_codes c join code_batches b on b.id = c.batch_id where c.code_hash = $1`,
    [hash],
  )

/** Uses a code; 0 where somebody was faster, or it is void. */
export const markCodeUsed = (tx: Db, id: number, userId: number, nowMs: number): Promise<number> =>
  tx.execute(`update redeem_codes set state = 1, used_by = $2, used_ms = $3 where id = $1 and state = 0`, [
    id,
    userId,
    nowMs,
  ])

export const countUsedBy = async (db: Db, batchId: number, userId: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from redeem_codes where used_by = $2 and batch_id = $1`,
      [batchId, userId],
    )
  ).total

/** A batch with how many of its codes were used. */
export interface BatchOverviewRow extends BatchRow {
  readonly used: number
  readonly kind_name: string | null
}

const overview = `${columns}, (select count(*)::int from redeem_codes c where c.batch_id = b.id and c.state = 1) as used,
  (select k.name from coupon_kinds k where k.id = b.kind_id) as kind_name`

export const listBatches = (
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<BatchOverviewRow[]> =>
  db.query(
    `select ${overview} from (select * from code_batches order by id desc offset $1 limit $2) b order by b.id desc`,
    [offset, limit],
  )

export const countBatches = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from code_batches`)).total

export const findBatch = (db: Db, id: number): Promise<BatchOverviewRow | undefined> =>
  db.find(`select ${overview} from code_batches b where b.id = $1`, [id])

/** A code as operators see it: never what it says. */
export interface CodeRow {
  readonly id: number
  readonly last_four: string
  readonly state: number
  readonly used_by: number | null
  readonly used_ms: number | null
}

/** Which codes of a batch; absent filters do not matter. */
export interface CodeFilter {
  readonly batchId: number
  readonly state: number | undefined
  readonly lastFour: string | undefined
}

const matching = `from redeem_codes where batch_id = $1 and ($2::int is null or state = $2) and ($3::text is null or last_four = $3)`
const filterValues = ({ batchId, state, lastFour }: CodeFilter) => [batchId, state ?? null, lastFour ?? null]

export const listCodes = (
  db: Db,
  filter: CodeFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<CodeRow[]> =>
  db.query(`select id, last_four, state, used_by, used_ms ${matching} order by id offset $4 limit $5`, [
    ...filterValues(filter),
    offset,
    limit,
  ])

export const countCodes = async (db: Db, filter: CodeFilter): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total ${matching}`, filterValues(filter))).total
