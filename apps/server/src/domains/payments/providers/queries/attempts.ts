import type { OnlineProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { PayWay } from '../provider.ts'

/** Our side of a payment with an online provider. */
export interface AttemptRow {
  readonly id: number
  readonly order_id: number
  readonly order_no: string
  readonly title: string
  readonly provider: OnlineProviderName
  readonly way: PayWay
  readonly amount: string
  readonly currency: string
  readonly reference: string
  readonly pay_url: string
  readonly payment_ref: string
  readonly state: 'unknown' | 'open' | 'processing' | 'paid' | 'closed'
  readonly return_url: string
  readonly language: string
  readonly expires_ms: number
  readonly asked_total: number
}

export type NewAttempt = Pick<
  AttemptRow,
  'order_id' | 'provider' | 'way' | 'amount' | 'currency' | 'return_url' | 'language' | 'expires_ms'
>

const columns = `a.id, a.order_id, o.order_no, o.title, a.provider, a.way, a.amount::text as amount, a.currency, a.reference, a.pay_url, a.payment_ref,
  a.state, a.return_url, a.language, a.expires_ms, a.asked_total`
const from = `payment_attempts a join payment_orders o on o.id = a.order_id`

/** Attempts that may still be paid. */
const live = `('unknown', 'open', 'processing')`

export const insertAttempt = (tx: Db, attempt: NewAttempt, nowMs: number, requestMs: number): Promise<number> =>
  tx.execute(
    `insert into payment_attempts (order_id, provider, way, amount, currency, return_url, language, expires_ms, ask_ms, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      attempt.order_id,
      attempt.provider,
      attempt.way,
      attempt.amount,
      attempt.currency,
      attempt.return_url,
      attempt.language,
      attempt.expires_ms,
      requestMs,
      nowMs,
    ],
  )

/** The newest attempt of an order. */
export const findAttempt = (db: Db, orderId: number): Promise<AttemptRow | undefined> =>
  db.find(`select ${columns} from ${from} where a.order_id = $1 order by a.id desc limit 1`, [orderId])

/** The attempts of an order that may still be paid: one of each way its member was sent. */
export const listLiveAttempts = (db: Db, orderId: number): Promise<AttemptRow[]> =>
  db.query(`select ${columns} from ${from} where a.order_id = $1 and a.state in ${live} order by a.id`, [orderId])

export const findLiveAttempt = (
  db: Db,
  orderId: number,
  provider: OnlineProviderName,
  way: PayWay,
): Promise<AttemptRow | undefined> =>
  db.find(
    `select ${columns} from ${from} where a.order_id = $1 and a.provider = $2 and a.way = $3 and a.state in ${live}`,
    [orderId, provider, way],
  )

export const findAttemptById = (db: Db, id: number): Promise<AttemptRow | undefined> =>
  db.find(`select ${columns} from ${from} where a.id = $1`, [id])

export const findAttemptBySession = (
  db: Db,
  provider: OnlineProviderName,
  reference: string,
): Promise<AttemptRow | undefined> =>
  db.find(`select ${columns} from ${from} where a.provider = $1 and a.reference = $2 and $2 <> ''`, [
    provider,
    reference,
  ])

/** An attempt again, under the lock of its order. */
export const lockAttempt = (tx: Db, id: number): Promise<AttemptRow> =>
  tx.one(`select ${columns} from ${from} where a.id = $1 for no key update of a`, [id])

/** Keeps what the provider answered; nothing where another session is kept already. */
export const setSession = (db: Db, id: number, reference: string, payUrl: string): Promise<number> =>
  db.execute(
    `update payment_attempts set reference = $2, pay_url = $3, state = 'open' where id = $1 and state in ('unknown', 'open') and reference in ('', $2)`,
    [id, reference, payUrl],
  )

export const setAttemptState = (tx: Db, id: number, state: AttemptRow['state'], paymentRef: string): Promise<number> =>
  tx.execute(
    `update payment_attempts set state = $2, payment_ref = case when $3 = '' then payment_ref else $3 end where id = $1`,
    [id, state, paymentRef],
  )

/** When to ask about it next. */
export const setRequested = (db: Db, id: number, requestMs: number): Promise<number> =>
  db.execute(`update payment_attempts set ask_ms = $2, asked_total = asked_total + 1 where id = $1`, [id, requestMs])

/** Attempts nobody told us the end of, those that wait longest first. */
export const listDueAttempts = (db: Db, nowMs: number, limit: number): Promise<{ id: number }[]> =>
  db.query(`select id from payment_attempts where state in ${live} and ask_ms <= $1 order by ask_ms limit $2`, [
    nowMs,
    limit,
  ])
