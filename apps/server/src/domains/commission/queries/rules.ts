import type { Db } from '../../../platform/database/db.ts'

/** Base rates and limits, from when on. */
export interface RuleRow {
  readonly id: number
  readonly from_ms: number
  readonly rate_1_ppm: number
  readonly rate_2_ppm: number
  readonly cap_ppm: number
  /** What one bought gold is worth, in 10^-8 of money. */
  readonly gold_value: number
  readonly wait_days: number
  readonly operator_id: number
  readonly created_ms: number
}

const columns = `id, from_ms, rate_1_ppm, rate_2_ppm, cap_ppm, gold_value, wait_days, operator_id, created_ms`

/** The rule that held at a moment; undefined: there was none, and nothing earned. */
export const ruleAt = (db: Db, atMs: number): Promise<RuleRow | undefined> =>
  db.find(`select ${columns} from commission_rules where from_ms <= $1 order by from_ms desc limit 1`, [atMs])

export const insertRule = (tx: Db, rule: Omit<RuleRow, 'id'>): Promise<RuleRow> =>
  tx.one(
    `insert into commission_rules (from_ms, rate_1_ppm, rate_2_ppm, cap_ppm, gold_value, wait_days, operator_id, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [
      rule.from_ms,
      rule.rate_1_ppm,
      rule.rate_2_ppm,
      rule.cap_ppm,
      rule.gold_value,
      rule.wait_days,
      rule.operator_id,
      rule.created_ms,
    ],
  )
