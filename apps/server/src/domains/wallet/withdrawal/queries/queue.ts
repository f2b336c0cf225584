import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { AccountType } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { type WithdrawalRow, withdrawalColumns } from './withdrawals.ts'

/** Which withdrawals operators list; what is undefined does not matter. */
export interface QueueFilter {
  readonly states: readonly AuditState[]
  readonly type: AccountType | undefined
  /** Number of a member or of a withdrawal; '' for all. */
  readonly number: string
}

const matching = `where state = any ($1::smallint[]) and ($2::text is null or account_type = $2)
  and ($3 = '' or order_no = upper($3) or user_id = (select id from accounts where user_no = $3))`
const filterValues = ({ states, type, number }: QueueFilter) => [states, type ?? null, number]

type Page = { readonly limit: number; readonly offset: number }

/** One page of open ones, those due first at the top. */
export const listDueFirst = (db: Db, filter: QueueFilter, { limit, offset }: Page): Promise<WithdrawalRow[]> =>
  db.query(
    `select ${withdrawalColumns} from withdrawals ${matching} and state in (1, 2) order by due_ms, id limit $4 offset $5`,
    [...filterValues(filter), limit, offset],
  )

/** One page, the newest first. */
export const listNewestFirst = (db: Db, filter: QueueFilter, { limit, offset }: Page): Promise<WithdrawalRow[]> =>
  db.query(`select ${withdrawalColumns} from withdrawals ${matching} order by id desc limit $4 offset $5`, [
    ...filterValues(filter),
    limit,
    offset,
  ])

export const countQueue = async (db: Db, filter: QueueFilter): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*) as total from withdrawals ${matching}`, filterValues(filter))).total

/** How many wait for operators, and how many of them too long. */
export interface Waiting {
  readonly to_audit: number
  readonly to_pay: number
  readonly overdue: number
}

export const countWaiting = (db: Db, nowMs: number): Promise<Waiting> =>
  db.one(
    `select count(*) filter (where state = 1) as to_audit, count(*) filter (where state = 2) as to_pay,
            count(*) filter (where due_ms < $1) as overdue
       from withdrawals where state in (1, 2)`,
    [nowMs],
  )

/** What a member was paid before, and how many others withdrew to the same account. */
export const readPayeeFacts = (
  db: Db,
  { user_id: userId, account_fingerprint: fingerprint }: WithdrawalRow,
): Promise<{ paid_total: number; paid_sum: string; same_payee_total: number }> =>
  db.one(
    `select count(*) as paid_total, coalesce(sum(amount - fee - tax), 0)::text as paid_sum,
            (select count(distinct user_id) from withdrawals where account_fingerprint = $2 and user_id <> $1) as same_payee_total
       from withdrawals where user_id = $1 and state = 3`,
    [userId, fingerprint],
  )
