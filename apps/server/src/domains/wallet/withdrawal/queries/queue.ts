import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { AccountType } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../../platform/database/list-question.ts'
import { type WithdrawalRow, withdrawalColumns } from './withdrawals.ts'

/** Which withdrawals operators list; what is undefined does not matter. */
export interface QueueFilter extends Listing<'create_time' | 'amount'> {
  readonly states: readonly AuditState[]
  readonly type: AccountType | undefined
  /** Number of a member or of a withdrawal; '' for all. */
  readonly number: string
}

const matching = ({ states, type, number, ...listing }: QueueFilter) =>
  conditionsOf([
    [states, (place) => `state = any (${place}::smallint[])`],
    [type, (place) => `account_type = ${place}`],
    [
      number || undefined,
      (place) => `(order_no = upper(${place}) or user_id = (select id from accounts where user_no = ${place}))`,
    ],
    ...inPeriod('created_ms', listing),
  ])

/** Of the table, since the amount of an answer is text. */
const columnsOfSort = { create_time: 'created_ms', amount: 'withdrawals.amount' }

type Page = { readonly limit: number; readonly offset: number }

/** One page of open ones, those due first at the top unless another order is chosen. */
export const listDueFirst = (db: Db, filter: QueueFilter, page: Page): Promise<WithdrawalRow[]> => {
  const { where, values } = matching(filter)
  const open = { where: `${where} and state in (1, 2)`, values }
  const order = orderOf(filter, columnsOfSort, { own: 'due_ms, id' })
  return readPage(db, `select ${withdrawalColumns} from withdrawals`, open, order, page)
}

/** One page, the newest first unless another order is chosen. */
export const listNewestFirst = (db: Db, filter: QueueFilter, page: Page): Promise<WithdrawalRow[]> =>
  readPage(
    db,
    `select ${withdrawalColumns} from withdrawals`,
    matching(filter),
    orderOf(filter, columnsOfSort, { own: 'id desc' }),
    page,
  )

export const countQueue = (db: Db, filter: QueueFilter): Promise<number> =>
  countMatching(db, 'withdrawals', matching(filter))

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
