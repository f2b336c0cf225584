import type { PrizeKind } from '@cliffhanger/contract/rewards/schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { LedgerCoin } from '../../../ledger/index.ts'

/** A prize as it was laid out. Amounts are text: they are minor units, which are never numbers. */
export interface Segment {
  readonly prize_id: number
  readonly names: ByLanguage<string>
  readonly image_key: string
  readonly kind: PrizeKind
  readonly coin_code: LedgerCoin | ''
  readonly amount: string
  readonly target_id: number
  readonly weight: number
  readonly daily_budget: string | null
  readonly is_fallback: boolean
}

export interface TableRow {
  readonly id: number
  readonly segments: readonly Segment[]
  readonly created_ms: number
}

/** The table that is drawn from; undefined where none was ever published. */
export const findTable = (db: Db): Promise<TableRow | undefined> =>
  db.find<TableRow>(`select id, segments, created_ms from wheel_tables order by id desc limit 1`)

export const findTables = (db: Db, ids: readonly number[]): Promise<TableRow[]> =>
  db.query<TableRow>(`select id, segments, created_ms from wheel_tables where id = any ($1::bigint[]) order by id`, [
    ids,
  ])

/** Pieces left of these prizes; those without limit are left out. */
export const findStocks = async (db: Db, prizeIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.query<{ id: number; stock: number }>(
    `select id, stock from wheel_prizes where id = any ($1::bigint[]) and stock is not null`,
    [prizeIds],
  )
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** Takes a limited prize, all of it or nothing; answers whether it was there. Others who draw the same prize wait for the transaction to end. */
export async function takePrize(
  tx: Db,
  {
    prizeId,
    day,
    cost,
    budget,
  }: { readonly prizeId: number; readonly day: string; readonly cost: bigint; readonly budget: bigint | null },
): Promise<boolean> {
  const prize = await tx.one<{ stock: number | null; spent: string }>(
    `select p.stock, coalesce((select d.spent from wheel_prize_days d where d.prize_id = p.id and d.day = $2::date), 0)::text as spent
       from wheel_prizes p where p.id = $1 for no key update of p`,
    [prizeId, day],
  )
  if (prize.stock === 0) return false
  if (budget !== null) {
    // The row is read anew under the lock: the one above may be older.
    const counted = await tx.execute(
      `insert into wheel_prize_days (prize_id, day, spent) select $1, $2::date, $3::bigint where $3::bigint <= $4::bigint
       on conflict (prize_id, day) do update set spent = wheel_prize_days.spent + excluded.spent where wheel_prize_days.spent + excluded.spent <= $4::bigint`,
      [prizeId, day, cost.toString(), budget.toString()],
    )
    if (counted === 0) return false
  }
  if (prize.stock !== null) await tx.execute(`update wheel_prizes set stock = stock - 1 where id = $1`, [prizeId])
  return true
}

/** Parts a tally is kept in. */
const tallyParts = 16

/** Counts a draw: what was drawn, and what was given. */
export const countDraw = async (
  tx: Db,
  {
    tableId,
    userId,
    rawPrizeId,
    prizeId,
  }: { readonly tableId: number; readonly userId: number; readonly rawPrizeId: number; readonly prizeId: number },
): Promise<void> => {
  await tx.execute(
    `insert into wheel_tallies as t (table_id, prize_id, part, drawn, given)
     select $1, p.id, $2, (p.id = $3)::int, (p.id = $4)::int from unnest(array[$3::bigint, $4::bigint]) p(id) group by p.id order by p.id
     on conflict (table_id, prize_id, part) do update set drawn = t.drawn + excluded.drawn, given = t.given + excluded.given`,
    [tableId, userId % tallyParts, rawPrizeId, prizeId],
  )
}

/** How often each prize of a table was drawn and given. */
export const listTallies = (db: Db, tableId: number): Promise<{ prize_id: number; drawn: number; given: number }[]> =>
  db.query(
    `select prize_id, sum(drawn)::bigint as drawn, sum(given)::bigint as given from wheel_tallies where table_id = $1 group by prize_id order by prize_id`,
    [tableId],
  )
