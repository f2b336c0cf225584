import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { WalletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import type { AccountType } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** A withdrawal as it is stored; amounts are minor units of money as text. */
export interface WithdrawalRow {
  readonly id: number
  readonly order_no: string
  readonly user_id: number
  readonly amount: string
  readonly fee: string
  readonly tax: string
  readonly is_first: boolean
  readonly account_id: number
  readonly account_type: AccountType
  readonly account_sealed: Buffer
  readonly account_fingerprint: Buffer
  readonly terms: WalletSettings
  readonly state: AuditState
  readonly reason: string
  readonly agreed_by: number
  /** Who let it through, the last of two where two were needed. */
  readonly approved_by: number
  readonly payer_id: number
  readonly payout_reference: string
  readonly day: string
  readonly due_ms: number
  readonly created_ms: number
  readonly updated_ms: number
}

export const withdrawalColumns = `id, order_no, user_id, amount::text as amount, fee::text as fee, tax::text as tax, is_first, account_id,
  account_type, account_sealed, account_fingerprint, terms, state, reason, agreed_by, approved_by, payer_id, payout_reference, day, due_ms, created_ms,
  updated_ms`

export type NewWithdrawal = Omit<
  WithdrawalRow,
  'id' | 'state' | 'reason' | 'agreed_by' | 'approved_by' | 'payer_id' | 'payout_reference' | 'updated_ms'
> & { readonly request_key: string; readonly account_file_keys: readonly string[] }

/** Undefined where the member asked for another one with this key, however long ago. */
export const insertWithdrawal = (tx: Db, requested: NewWithdrawal): Promise<WithdrawalRow | undefined> =>
  tx.find(
    `insert into withdrawals (order_no, user_id, request_key, amount, fee, tax, is_first, account_id, account_type, account_sealed,
       account_fingerprint, terms, day, due_ms, created_ms, updated_ms, account_file_keys)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $16)
     on conflict (user_id, request_key) do nothing returning ${withdrawalColumns}`,
    [
      requested.order_no,
      requested.user_id,
      requested.request_key,
      requested.amount,
      requested.fee,
      requested.tax,
      requested.is_first,
      requested.account_id,
      requested.account_type,
      requested.account_sealed,
      requested.account_fingerprint,
      JSON.stringify(requested.terms),
      requested.day,
      requested.due_ms,
      requested.created_ms,
      requested.account_file_keys,
    ],
  )

export const findWithdrawal = (db: Db, id: number): Promise<WithdrawalRow | undefined> =>
  db.find(`select ${withdrawalColumns} from withdrawals where id = $1`, [id])

/** As `findWithdrawal`, and nobody else moves it until the transaction ends. */
export const lockWithdrawal = (tx: Db, id: number): Promise<WithdrawalRow | undefined> =>
  tx.find(`select ${withdrawalColumns} from withdrawals where id = $1 for no key update`, [id])

/** A page of a member's, the newest first; `state` 0 for all. */
export const listWithdrawalsOf = (
  db: Db,
  { userId, state, limit, offset }: { userId: number; state: AuditState | 0; limit: number; offset: number },
): Promise<WithdrawalRow[]> =>
  db.query(
    `select ${withdrawalColumns} from withdrawals where user_id = $1 and ($2::smallint = 0 or state = $2) order by id desc limit $3 offset $4`,
    [userId, state, limit, offset],
  )

/** How many there are, and what all of the member's that were transferred took from the balance, fees included. */
export const sumWithdrawalsOf = (
  db: Db,
  userId: number,
  state: AuditState | 0,
): Promise<{ total: number; withdrawn: string }> =>
  db.one(
    `select count(*) filter (where $2::smallint = 0 or state = $2) as total,
            coalesce(sum(amount) filter (where state = 3), 0)::text as withdrawn
       from withdrawals where user_id = $1`,
    [userId, state],
  )

/** What changes with a step; what is not named stays. */
export interface WithdrawalStep {
  readonly from: readonly AuditState[]
  readonly to: AuditState
  readonly reason?: string
  readonly payoutReference?: string
  readonly approvedBy?: number
  readonly nowMs: number
}

/** Moves it and keeps the step; undefined where it is in none of the states `from`. */
export const moveWithdrawal = (tx: Db, id: number, step: WithdrawalStep): Promise<WithdrawalRow | undefined> =>
  tx.find(
    `with moved as (
       update withdrawals set state = $3, reason = coalesce($4, reason), payout_reference = coalesce($5, payout_reference), updated_ms = $6,
          approved_by = coalesce($7, approved_by)
        where id = $1 and state = any ($2) returning *
     ), kept as (
       insert into withdrawal_steps (withdrawal_id, state, created_ms) select id, state, updated_ms from moved
     )
     select ${withdrawalColumns} from moved`,
    [id, step.from, step.to, step.reason ?? null, step.payoutReference ?? null, step.nowMs, step.approvedBy ?? null],
  )

/** Notes the first of two operators who agreed, or who is paying it out. */
export const setOperators = (
  tx: Db,
  id: number,
  { agreedBy, payerId }: { agreedBy: number; payerId: number },
): Promise<WithdrawalRow> =>
  tx.one(`update withdrawals set agreed_by = $2, payer_id = $3 where id = $1 returning ${withdrawalColumns}`, [
    id,
    agreedBy,
    payerId,
  ])

export const insertFirstStep = (tx: Db, id: number, nowMs: number): Promise<number> =>
  tx.execute(`insert into withdrawal_steps (withdrawal_id, state, created_ms) values ($1, 1, $2)`, [id, nowMs])

export const listSteps = (db: Db, id: number): Promise<{ state: AuditState; created_ms: number }[]> =>
  db.query(`select state, created_ms from withdrawal_steps where withdrawal_id = $1 order by id`, [id])
