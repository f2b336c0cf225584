import type { Db } from '../../platform/database/db.ts'

/** One invariant of the ledger and how often it is broken. */
export interface Finding {
  readonly invariant: string
  readonly wrong: number
}

/** Reads the whole ledger; everything is 0 in a sound one. */
export const checkLedger = (db: Db): Promise<Finding[]> =>
  db.query(
    `select invariant, wrong from ledger_check() union all select 'days are the sum of their lines', ledger_days_wrong()`,
  )
