import { countedWithdrawalStates } from '@cliffhanger/rules/wallet/withdrawal-state.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** What a member has and what they used. Sums are text: they may not fit a safe integer. */
export interface UsageRow {
  /** The member's money but for what they owe: a debt is paid before anything leaves. */
  readonly available: string
  readonly today_count: number
  readonly today_amount: string
  /** The member has a withdrawal that did not come back. */
  readonly has_any: boolean
}

/** As of now; exact while the member's row is locked. */
export const readUsage = (db: Db, userId: number, day: string): Promise<UsageRow> =>
  db.one(
    `select greatest(coalesce((select sum(balance) from ledger_accounts
              where owner_id = $1 and purpose in ('cash', 'debt') and coin_code = 'money'), 0), 0)::text as available,
            count(*) filter (where day = $2) as today_count,
            coalesce(sum(amount) filter (where day = $2), 0)::text as today_amount,
            count(*) > 0 as has_any
       from withdrawals where user_id = $1 and state = any ($3)`,
    [userId, day, countedWithdrawalStates],
  )
