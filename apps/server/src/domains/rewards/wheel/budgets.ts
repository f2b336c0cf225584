import { addDays } from '@cliffhanger/rules/platform-day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { listSpent } from './queries/budgets.ts'
import { findTable, type Segment } from './queries/tables.ts'

/** A prize with its budget, and what was given of it by day. */
export interface BudgetUse {
  readonly segment: Segment
  readonly budget: bigint
  readonly spent: readonly bigint[]
}

/** How the budgets of the present table were used on `count` days, `newest` first. */
export async function readBudgets(db: Db, newest: string, count: number): Promise<BudgetUse[]> {
  const limited = ((await findTable(db))?.segments ?? []).flatMap((segment) =>
    segment.daily_budget === null ? [] : [{ segment, budget: BigInt(segment.daily_budget) }],
  )
  const ids = limited.map(({ segment }) => segment.prize_id)
  const rows = await listSpent(db, ids, addDays(newest, 1 - count))
  const spent = new Map(rows.map((row) => [`${row.prize_id} ${row.day}`, BigInt(row.spent)]))
  const days = Array.from({ length: count }, (_, back) => addDays(newest, -back))
  return limited.map((prize) => ({
    ...prize,
    spent: days.map((day) => spent.get(`${prize.segment.prize_id} ${day}`) ?? 0n),
  }))
}
