import type { Db } from '../../../../platform/database/db.ts'

/** A member's treasure account with what its income came to. */
export interface TreasureRow {
  readonly account_id: number
  readonly balance: string
  readonly changed_ms: number
  readonly total_income: string
}

export const findTreasure = (db: Db, userId: number): Promise<TreasureRow | undefined> =>
  db.find(
    `select a.id as account_id, a.balance::text as balance, a.changed_ms,
            (select coalesce(sum(in_sum), 0)::text from ledger_months where account_id = a.id and bill_type = 'treasure_income') as total_income
       from ledger_accounts a where a.owner_id = $1 and a.purpose = 'treasure' and a.coin_code = 'money'`,
    [userId],
  )

/** What a member's treasure earned on a day. */
export const readIncomeOf = async (db: Db, userId: number, day: string): Promise<bigint> =>
  BigInt(
    (
      await db.find<{ paid: string }>(`select paid::text as paid from treasure_days where user_id = $1 and day = $2`, [
        userId,
        day,
      ])
    )?.paid ?? 0,
  )

/** Whether the pool could not pay the newest day, or is empty. */
export const isAccrualPaused = async (db: Db): Promise<boolean> =>
  (
    await db.one<{ is_paused: boolean }>(
      `select coalesce((select is_short from treasure_runs order by day desc limit 1), false)
              or not exists (select from ledger_accounts where owner_id = 0 and purpose = 'interest_pool' and coin_code = 'money' and balance > 0) as is_paused`,
    )
  ).is_paused
