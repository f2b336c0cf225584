import type { Db } from '../../../../platform/database/db.ts'

/** Sums of the ledger by day; amounts are text of minor units. */
export interface DayRow {
  readonly day: string
  readonly kind: string
  readonly purpose: string
  readonly coin_code: string
  readonly in_sum: string
  readonly out_sum: string
}

/** From a day on, up to a day: as many rows as there are kinds and purposes in each. */
export const listDays = (db: Db, fromDay: string, toDay: string): Promise<DayRow[]> =>
  db.query(
    `select day, kind, purpose, coin_code, in_sum::text as in_sum, out_sum::text as out_sum from ledger_days
      where day >= $1 and day <= $2 order by day, kind, purpose, coin_code`,
    [fromDay, toDay],
  )

/** What accounts of a purpose held in money at the end of a day, by the sums of all days until then; text of minor units. */
export const sumPurpose = async (db: Db, purpose: string, untilDay: string): Promise<string> =>
  (
    await db.one<{ balance: string }>(
      `select coalesce(sum(in_sum - out_sum), 0)::text as balance from ledger_days where purpose = $1 and coin_code = 'money' and day <= $2`,
      [purpose, untilDay],
    )
  ).balance

/** Up to which transfer the sums go, and when that was made. */
export const getDaysUntil = (db: Db): Promise<{ last_transfer: number; until_ms: number }> =>
  db.one(`select last_transfer, until_ms from ledger_days_until`)

/** The next sealed transfers that are not in the sums: the last of them, and when the first and the last were made; null where there are none. */
export const findUnsummed = (
  db: Db,
  limit: number,
): Promise<{ last_transfer: number | null; from_ms: number; until_ms: number }> =>
  db.one(`select * from ledger_days_next($1)`, [limit])

/** Adds them; false where another process has. */
export const sumDays = async (
  tx: Db,
  afterId: number,
  lastId: number,
  days: readonly { readonly day: string; readonly startMs: number }[],
): Promise<boolean> =>
  (
    await tx.one<{ is_done: boolean }>(`select ledger_sum_days($1, $2, $3::text[], $4::bigint[]) as is_done`, [
      afterId,
      lastId,
      days.map(({ day }) => day),
      days.map(({ startMs }) => startMs),
    ])
  ).is_done
