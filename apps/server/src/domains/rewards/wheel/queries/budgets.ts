import type { Db } from '../../../../platform/database/db.ts'

/** What was given of a prize with a budget on a day: minor units of its coin, else pieces. */
export interface SpentRow {
  readonly prize_id: number
  readonly day: string
  readonly spent: string
}

/** Of these prizes, from a day on. */
export const listSpent = (db: Db, prizeIds: readonly number[], fromDay: string): Promise<SpentRow[]> =>
  db.query(
    `select prize_id, day::text as day, spent::text as spent from wheel_prize_days
      where prize_id = any ($1::bigint[]) and day >= $2::date order by prize_id, day`,
    [prizeIds, fromDay],
  )
