import type { OnlineProviderName, ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { Db } from '../../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../../platform/database/list-question.ts'

/** Money that goes back to where it came from. `amount` is text of minor units of money. */
export interface RefundRow {
  readonly id: number
  readonly provider: ProviderName
  readonly payment_ref: string
  readonly amount: string
  readonly recharge_id: number | null
  readonly suspense_id: number | null
  readonly order_id: number | null
  readonly reference: string
  readonly state: 'unknown' | 'done' | 'failed'
  readonly operator_id: number
  readonly reason: string
  readonly transfer_id: number
  readonly note: string
  readonly asked_total: number
  readonly created_ms: number
}

export type NewRefund = Pick<
  RefundRow,
  | 'provider'
  | 'payment_ref'
  | 'amount'
  | 'recharge_id'
  | 'suspense_id'
  | 'operator_id'
  | 'reason'
  | 'transfer_id'
  | 'state'
> &
  Partial<Pick<RefundRow, 'order_id'>>

const columns = `id, provider, payment_ref, amount::text as amount, recharge_id, suspense_id, order_id, reference, state, operator_id, reason, transfer_id,
  note, asked_total, created_ms`

/** A number for a refund that is about to be made, so that the ledger can name it. */
export const nextRefundId = async (tx: Db): Promise<number> =>
  (await tx.one<{ id: number }>(`select nextval(pg_get_serial_sequence('payment_refunds', 'id')) as id`)).id

export const insertRefund = (tx: Db, id: number, refund: NewRefund, nowMs: number): Promise<RefundRow> =>
  tx.one(
    `insert into payment_refunds (id, provider, payment_ref, amount, recharge_id, suspense_id, operator_id, reason, transfer_id, state, ask_ms,
       created_ms, order_id)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12) returning ${columns}`,
    [
      id,
      refund.provider,
      refund.payment_ref,
      refund.amount,
      refund.recharge_id,
      refund.suspense_id,
      refund.operator_id,
      refund.reason,
      refund.transfer_id,
      refund.state,
      nowMs,
      refund.order_id ?? null,
    ],
  )

export const findRefund = (db: Db, id: number): Promise<RefundRow | undefined> =>
  db.find(`select ${columns} from payment_refunds where id = $1`, [id])

export const findRefundByReference = (
  db: Db,
  provider: OnlineProviderName,
  reference: string,
): Promise<RefundRow | undefined> =>
  db.find(`select ${columns} from payment_refunds where provider = $1 and reference = $2 and $2 <> ''`, [
    provider,
    reference,
  ])

/** What was given back of a payment, or is to be. */
export const listRefundsOf = (db: Db, provider: OnlineProviderName, paymentRef: string): Promise<{ id: number }[]> =>
  db.query(
    `select id from payment_refunds where provider = $1 and payment_ref = $2 and state <> 'failed' order by id limit 100`,
    [provider, paymentRef],
  )

/** Ends a refund; undefined where that is known already. A bank may send back even what was done. */
export const endRefund = (
  tx: Db,
  id: number,
  end: { state: 'done' | 'failed'; reference: string; note: string },
): Promise<RefundRow | undefined> =>
  tx.find(
    `update payment_refunds set state = $2, reference = $3, note = $4 where id = $1 and (state = 'unknown' or state = 'done' and $2 = 'failed')
     returning ${columns}`,
    [id, end.state, end.reference, end.note],
  )

export const setRefundRequested = (db: Db, id: number, reference: string, requestMs: number): Promise<number> =>
  db.execute(
    `update payment_refunds set ask_ms = $3, asked_total = asked_total + 1, reference = case when $2 = '' then reference else $2 end
      where id = $1`,
    [id, reference, requestMs],
  )

export const listDueRefunds = (db: Db, nowMs: number, limit: number): Promise<{ id: number }[]> =>
  db.query(`select id from payment_refunds where state = 'unknown' and ask_ms <= $1 order by ask_ms limit $2`, [
    nowMs,
    limit,
  ])

export interface RefundFilter extends Listing<'create_time'> {
  readonly state: RefundRow['state'] | undefined
}

const matching = ({ state, ...listing }: RefundFilter) =>
  conditionsOf([[state, (place) => `state = ${place}`], ...inPeriod('created_ms', listing)])

export const listRefundRows = (
  db: Db,
  filter: RefundFilter,
  page: { limit: number; offset: number },
): Promise<RefundRow[]> =>
  readPage(
    db,
    `select ${columns} from payment_refunds`,
    matching(filter),
    orderOf(filter, { create_time: 'created_ms' }, { own: 'id desc' }),
    page,
  )

export const countRefunds = (db: Db, filter: RefundFilter): Promise<number> =>
  countMatching(db, 'payment_refunds', matching(filter))
