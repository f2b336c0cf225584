import type { Db } from '../../../platform/database/db.ts'
import type { LedgerCoin } from '../ledger-routes.ts'

/** An account of a member. Sums are text: they may not fit a safe integer. */
export interface AccountRow {
  readonly id: number
  readonly owner_id: number
  readonly purpose: string
  readonly coin_code: LedgerCoin
  readonly balance: string
  readonly version: number
  readonly changed_ms: number
  readonly in_sum: string
  readonly out_sum: string
  /** Of granted gold: how much of it expires when, soonest first, the next twenty times. */
  readonly expiring: readonly { readonly amount: string; readonly expires_ms: number }[]
}

/** Every account of a member, with what came and went by their lines and what will expire. */
export const listAccounts = (db: Db, userId: number): Promise<AccountRow[]> => listAccountsOf(db, [userId])

/** The same of several members. */
export const listAccountsOf = (db: Db, userIds: readonly number[]): Promise<AccountRow[]> =>
  db.query(
    `select a.id, a.owner_id, a.purpose, a.coin_code, a.balance::text as balance, a.version, a.changed_ms,
            coalesce(m.in_sum, 0)::text as in_sum, coalesce(m.out_sum, 0)::text as out_sum,
            case when a.purpose <> 'gold_granted' then '[]' else (
              select coalesce(json_agg(json_build_object('amount', amount::text, 'expires_ms', expires_ms) order by expires_ms), '[]') from (
                select sum(left_amount) as amount, expires_ms from gold_lots
                 where user_id = a.owner_id and left_amount > 0 and expires_ms is not null group by expires_ms order by expires_ms limit 20
              ) lots
            ) end as expiring
       from ledger_accounts a
       left join lateral (select sum(in_sum) as in_sum, sum(out_sum) as out_sum from ledger_months where account_id = a.id) m on true
      where a.owner_id = any ($1::bigint[]) and a.owner_id > 0`,
    [userIds],
  )

/** What a member has in one account. */
export interface PurseRow {
  readonly user_id: number
  readonly purpose: string
  readonly balance: string
}

/** What these members have in the accounts of one coin, which nobody else moves until the transaction ends. */
export const lockAccountsOf = (tx: Db, userIds: readonly number[], coin: LedgerCoin): Promise<PurseRow[]> =>
  tx.query(`select user_id, purpose, balance::text as balance from ledger_lock_owners($1::bigint[], $2)`, [
    userIds,
    coin,
  ])

/** Whether the member owns anything in the ledger. */
export const holdsValue = async (db: Db, userId: number): Promise<boolean> =>
  (await db.find(`select 1 from ledger_accounts where owner_id = $1 and balance > 0 limit 1`, [userId])) !== undefined
