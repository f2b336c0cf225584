import type { ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { CollectAccount, OrderType } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ChannelRow } from '../recharge/queries/channels.ts'

/** How an order that is no recharge is paid through a channel. `pay_amount` is text of minor units of what is paid with. */
export interface OrderPaymentRow {
  readonly order_id: number
  readonly user_id: number
  readonly platform_id: number
  readonly kind: ChannelRow['kind']
  readonly provider: ProviderName
  readonly pay_currency: string
  readonly pay_amount: string
  readonly collect: CollectAccount | null
  readonly proof_url: string
  readonly proof_hash: string
  readonly payer_name: string
  readonly proved_ms: number
  readonly state: 'open' | 'audit' | 'agreed' | 'paid' | 'denied' | 'cancelled'
  readonly payment_ref: string
  readonly confirmed_by: number
  readonly audited_by: number
  readonly audit_ms: number
  readonly reason: string
  /** The limit that held when it was chosen; null: from before limits were kept. */
  readonly four_eyes: string | null
}

export type PaymentTerms = Pick<
  OrderPaymentRow,
  'order_id' | 'user_id' | 'platform_id' | 'kind' | 'provider' | 'pay_currency' | 'pay_amount' | 'collect'
>

const columns = `p.order_id, p.user_id, p.platform_id, p.kind, p.provider, p.pay_currency, p.pay_amount::text as pay_amount, p.collect,
  p.proof_url, p.proof_hash, p.payer_name, p.proved_ms, p.state, p.payment_ref, p.confirmed_by, p.audited_by, p.audit_ms, p.reason,
  p.four_eyes::text as four_eyes`

export const findPayment = (db: Db, orderId: number): Promise<OrderPaymentRow | undefined> =>
  db.find(`select ${columns} from order_payments p where p.order_id = $1`, [orderId])

/** The order an online payment was for. */
export const findPaidOrder = (
  db: Db,
  provider: ProviderName,
  paymentRef: string,
): Promise<{ readonly orderId: number } | undefined> =>
  db.find(`select order_id as "orderId" from order_payments where provider = $1 and payment_ref = $2 and $2 <> ''`, [
    provider,
    paymentRef,
  ])

/** Keeps how an order is to be paid; another channel takes the place of the one before. Its order is locked and pending. */
export const setPayment = (tx: Db, terms: PaymentTerms, fourEyes: bigint, nowMs: number): Promise<number> =>
  tx.execute(
    `insert into order_payments (order_id, user_id, platform_id, kind, provider, pay_currency, pay_amount, collect, created_ms, four_eyes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (order_id) do update set platform_id = $3, kind = $4, provider = $5, pay_currency = $6, pay_amount = $7, collect = $8,
       proof_url = '', proof_hash = '', payer_name = '', proved_ms = 0, state = 'open',
       four_eyes = least(order_payments.four_eyes, $10)`,
    [
      terms.order_id,
      terms.user_id,
      terms.platform_id,
      terms.kind,
      terms.provider,
      terms.pay_currency,
      terms.pay_amount,
      terms.collect === null ? null : JSON.stringify(terms.collect),
      nowMs,
      fourEyes.toString(),
    ],
  )

export const setPaymentProof = (
  tx: Db,
  orderId: number,
  proof: { readonly url: string; readonly hash: string; readonly payerName: string },
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `update order_payments set proof_url = $2, proof_hash = $3, payer_name = $4, proved_ms = $5, state = 'audit'
      where order_id = $1 and state in ('open', 'audit')`,
    [orderId, proof.url, proof.hash, proof.payerName, nowMs],
  )

/** What changes with the state; what is left out stays. */
export interface PaymentMove {
  readonly from: readonly OrderPaymentRow['state'][]
  readonly to: OrderPaymentRow['state']
  readonly provider?: ProviderName
  readonly paymentRef?: string
  readonly confirmedBy?: number
  readonly auditedBy?: number
  readonly auditMs?: number
  readonly reason?: string
}

/** False where it is in none of these states. */
export const movePayment = async (tx: Db, orderId: number, move: PaymentMove): Promise<boolean> =>
  (await tx.execute(
    `update order_payments set state = $3, provider = coalesce($9, provider), payment_ref = coalesce($4, payment_ref), confirmed_by = coalesce($5, confirmed_by),
       audited_by = coalesce($6, audited_by), audit_ms = coalesce($7, audit_ms), reason = coalesce($8, reason)
      where order_id = $1 and state = any ($2)`,
    [
      orderId,
      move.from,
      move.to,
      move.paymentRef ?? null,
      move.confirmedBy ?? null,
      move.auditedBy ?? null,
      move.auditMs ?? null,
      move.reason ?? null,
      move.provider ?? null,
    ],
  )) > 0

/** A payment of an order as operators see it. */
export interface OrderAuditRow extends OrderPaymentRow {
  readonly order_no: string
  readonly order_type: OrderType
  readonly title: string
  readonly amount: string
  readonly created_ms: number
  /** How many other payments show the same picture. */
  readonly same_proof: number
}

const audits = `select ${columns}, o.order_no, o.order_type, o.title, o.pay_amount::text as amount, o.created_ms,
    case when p.proof_hash = '' then 0 else (
      (select count(*)::int from order_payments x where x.proof_hash = p.proof_hash and x.order_id <> p.order_id) +
      (select count(*)::int from recharges r where r.proof_hash = p.proof_hash)) end as same_proof
  from order_payments p join payment_orders o on o.id = p.order_id`

/** Payments in one of these states, those that wait longest first. */
export const listOrderAudits = (
  db: Db,
  states: readonly OrderPaymentRow['state'][],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<OrderAuditRow[]> =>
  db.query(`${audits} where p.state = any ($1) order by p.order_id limit $2 offset $3`, [states, limit, offset])

export const countOrderAudits = async (db: Db, states: readonly OrderPaymentRow['state'][]): Promise<number> =>
  (await db.one<{ n: number }>(`select count(*)::int as n from order_payments where state = any ($1)`, [states])).n

export const findOrderAudit = (db: Db, orderId: number): Promise<OrderAuditRow | undefined> =>
  db.find(`${audits} where p.order_id = $1`, [orderId])
