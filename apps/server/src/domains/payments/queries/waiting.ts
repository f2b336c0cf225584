import type { MoneyWaiting } from '@cliffhanger/contract/payments/operator-finance-schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

/** The queues of money in figures, each by the index of its open rows; `WithdrawalService` counts withdrawals. */
export const countMoneyWaiting = (db: Db): Promise<Omit<MoneyWaiting, `withdrawals_${string}`>> =>
  db.one(
    `select (select count(*) from recharges where state = 1) as recharges,
            (select count(*) from recharges where state = 2) as recharges_confirmed,
            (select count(*) from suspense_items where state = 'open') as suspense,
            (select count(*) from ledger_requests where state = 0) as requests,
            (select count(*) from reconciliation_lines where is_open) as differences,
            coalesce((select is_sound::int from ledger_checks order by id desc limit 1), 1) as is_sound`,
  )
