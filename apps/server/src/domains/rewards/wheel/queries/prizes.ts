import type { Db } from '../../../../platform/database/db.ts'
import type { Segment } from './tables.ts'

/** A prize as operators keep it. Amounts are text of minor units; `stock` and `daily_budget` null: without limit. */
export interface PrizeRow extends Omit<Segment, 'prize_id'> {
  readonly id: number
  readonly stock: number | null
  readonly sort: number
  readonly is_open: boolean
  readonly changed_ms: number
}

/** What an operator writes of a prize. */
export type PrizeForm = Omit<PrizeRow, 'id' | 'changed_ms'>

const columns = `id, names, image_key, kind, coin_code, amount::text as amount, target_id, stock, weight, daily_budget::text as daily_budget, is_fallback, sort,
  is_open, changed_ms`

const valuesOf = (form: Omit<PrizeForm, 'stock'>) => [
  JSON.stringify(form.names),
  form.image_key,
  form.kind,
  form.coin_code,
  form.amount,
  form.target_id,
  form.weight,
  form.daily_budget,
  form.is_fallback,
  form.sort,
  form.is_open,
]

/** In the order they are laid out: the largest number first. */
export const listPrizes = (db: Db): Promise<PrizeRow[]> =>
  db.query(`select ${columns} from wheel_prizes order by sort desc, id`)

export const lockPrize = (tx: Db, id: number): Promise<PrizeRow | undefined> =>
  tx.find(`select ${columns} from wheel_prizes where id = $1 for no key update`, [id])

export const insertPrize = (tx: Db, form: PrizeForm, nowMs: number): Promise<PrizeRow> =>
  tx.one(
    `insert into wheel_prizes (names, image_key, kind, coin_code, amount, target_id, weight, daily_budget, is_fallback, sort, is_open, stock, created_ms, changed_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13) returning ${columns}`,
    [...valuesOf(form), form.stock, nowMs],
  )

export const updatePrize = (tx: Db, id: number, form: PrizeForm, changedMs: number): Promise<PrizeRow> =>
  tx.one(
    `update wheel_prizes set names = $1, image_key = $2, kind = $3, coin_code = $4, amount = $5, target_id = $6, weight = $7, daily_budget = $8,
       is_fallback = $9, sort = $10, is_open = $11, stock = $12, changed_ms = $13 where id = $14 returning ${columns}`,
    [...valuesOf(form), form.stock, changedMs, id],
  )

/** Lays prizes out; members draw from them from now on. */
export const insertTable = async (
  tx: Db,
  segments: readonly Segment[],
  operatorId: number,
  nowMs: number,
): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      `insert into wheel_tables (segments, operator_id, created_ms) values ($1, $2, $3) returning id`,
      [JSON.stringify(segments), operatorId, nowMs],
    )
  ).id

/** The newest tables, without what they hold. */
export const listTables = (db: Db, limit: number): Promise<{ id: number; created_ms: number }[]> =>
  db.query(`select id, created_ms from wheel_tables order by id desc limit $1`, [limit])
