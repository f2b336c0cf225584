import type { ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { CollectAccount } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { ChannelRow } from './channels.ts'

/** A recharge. Amounts are text of whole minor units, `pay_amount` in those of what is paid with. */
export interface RechargeRow {
  readonly id: number
  readonly order_id: number
  readonly order_no: string
  readonly user_id: number
  readonly plan_id: number | null
  readonly platform_id: number
  readonly kind: ChannelRow['kind']
  readonly provider: ProviderName
  readonly amount: string
  readonly pay_currency: string
  readonly pay_amount: string
  readonly receive_coin: 'money' | 'gold'
  readonly receive_amount: string
  readonly fee: string
  readonly bonus_coin: 'money' | 'gold'
  readonly bonus_amount: string
  readonly reward_low: number
  readonly reward_high: number
  readonly reward_amount: number
  readonly extras_state: 'none' | 'owed' | 'paid'
  readonly collect: CollectAccount | null
  readonly proof_url: string
  readonly proof_hash: string
  readonly payer_name: string
  readonly state: AuditState
  readonly reason: string
  readonly late_state: '' | 'open' | 'credited' | 'refunded'
  readonly payment_ref: string
  readonly confirmed_by: number
  readonly audited_by: number
  readonly audit_ms: number
  readonly refunded_amount: string
  /** The limit that held when it was made; null: from before limits were kept. */
  readonly four_eyes: string | null
  readonly created_ms: number
  readonly changed_ms: number
}

/** How a recharge is paid: what changes with the channel. */
export type RechargeTerms = Pick<
  RechargeRow,
  'platform_id' | 'kind' | 'provider' | 'pay_currency' | 'pay_amount' | 'receive_amount' | 'fee' | 'collect'
>

export type NewRecharge = RechargeTerms &
  Pick<
    RechargeRow,
    | 'order_id'
    | 'user_id'
    | 'plan_id'
    | 'amount'
    | 'receive_coin'
    | 'bonus_coin'
    | 'bonus_amount'
    | 'reward_low'
    | 'reward_high'
    | 'four_eyes'
    | 'created_ms'
  >

export const rechargeColumns = `r.id, r.order_id, o.order_no, r.user_id, r.plan_id, r.platform_id, r.kind, r.provider, r.amount::text as amount,
  r.pay_currency, r.pay_amount::text as pay_amount, r.receive_coin, r.receive_amount::text as receive_amount, r.fee::text as fee, r.bonus_coin,
  r.bonus_amount::text as bonus_amount, r.reward_low, r.reward_high, r.reward_amount, r.extras_state, r.collect, r.proof_url, r.proof_hash,
  r.payer_name, r.state, r.reason, r.late_state, r.payment_ref, r.confirmed_by, r.audited_by, r.audit_ms,
  r.refunded_amount::text as refunded_amount, r.four_eyes::text as four_eyes, r.created_ms, r.changed_ms`

const from = `recharges r join payment_orders o on o.id = r.order_id`

export const insertRecharge = async (tx: Db, recharge: NewRecharge): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      `insert into recharges (order_id, user_id, plan_id, platform_id, kind, provider, amount, pay_currency, pay_amount, receive_coin,
         receive_amount, fee, bonus_coin, bonus_amount, reward_low, reward_high, collect, created_ms, changed_ms, four_eyes)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18, $19) returning id`,
      [
        recharge.order_id,
        recharge.user_id,
        recharge.plan_id,
        recharge.platform_id,
        recharge.kind,
        recharge.provider,
        recharge.amount,
        recharge.pay_currency,
        recharge.pay_amount,
        recharge.receive_coin,
        recharge.receive_amount,
        recharge.fee,
        recharge.bonus_coin,
        recharge.bonus_amount,
        recharge.reward_low,
        recharge.reward_high,
        recharge.collect && JSON.stringify(recharge.collect),
        recharge.created_ms,
        recharge.four_eyes,
      ],
    )
  ).id

export const findRecharge = (db: Db, id: number): Promise<RechargeRow | undefined> =>
  db.find(`select ${rechargeColumns} from ${from} where r.id = $1`, [id])

/** The recharge of an order; every recharge order has one. Its order is locked, and so is it. */
export const getRechargeOf = (db: Db, orderId: number): Promise<RechargeRow> =>
  db.one(`select ${rechargeColumns} from ${from} where r.order_id = $1`, [orderId])

export const findRechargeOf = (db: Db, orderId: number): Promise<RechargeRow | undefined> =>
  db.find(`select ${rechargeColumns} from ${from} where r.order_id = $1`, [orderId])

/** My recharges, newest first. */
export const listRechargeRows = (
  db: Db,
  userId: number,
  state: AuditState | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<RechargeRow[]> =>
  db.query(
    `select ${rechargeColumns} from ${from} where r.user_id = $1 and ($2::smallint is null or r.state = $2) order by r.id desc limit $3 offset $4`,
    [userId, state ?? null, limit, offset],
  )

/** How many of my recharges there are, and what was credited for those that arrived, in money paid. */
export const sumRecharges = (
  db: Db,
  userId: number,
  state: AuditState | undefined,
): Promise<{ total: number; sum: string }> =>
  db.one(
    `select count(*) as total, coalesce(sum(amount) filter (where state = 3), 0)::text as sum from recharges
      where user_id = $1 and ($2::smallint is null or state = $2)`,
    [userId, state ?? null],
  )

/** Puts the terms of another channel in place of the first one's. */
export const setTerms = (tx: Db, id: number, terms: RechargeTerms, nowMs: number): Promise<number> =>
  tx.execute(
    `update recharges set platform_id = $2, kind = $3, provider = $4, pay_currency = $5, pay_amount = $6, receive_amount = $7, fee = $8,
       collect = $9, changed_ms = $10 where id = $1`,
    [
      id,
      terms.platform_id,
      terms.kind,
      terms.provider,
      terms.pay_currency,
      terms.pay_amount,
      terms.receive_amount,
      terms.fee,
      terms.collect && JSON.stringify(terms.collect),
      nowMs,
    ],
  )

export const setProof = (
  tx: Db,
  id: number,
  proof: { url: string; hash: string; payerName: string },
  nowMs: number,
): Promise<number> =>
  tx.execute(`update recharges set proof_url = $2, proof_hash = $3, payer_name = $4, changed_ms = $5 where id = $1`, [
    id,
    proof.url,
    proof.hash,
    proof.payerName,
    nowMs,
  ])

/** A change of state and what is kept with it. */
export interface RechargeMove {
  readonly from: readonly AuditState[]
  readonly to: AuditState
  readonly reason?: string
  readonly provider?: ProviderName
  readonly paymentRef?: string
  readonly confirmedBy?: number
  readonly auditedBy?: number
  readonly auditMs?: number
  readonly rewardAmount?: number
  readonly extras?: 'owed'
}

/** Moves a recharge on; false where it is in none of the states it may come from. What a move does not name stays. */
export const moveRecharge = async (tx: Db, id: number, move: RechargeMove, nowMs: number): Promise<boolean> =>
  (await tx.execute(
    `update recharges set state = $3, reason = coalesce($4, reason), provider = coalesce($5, provider),
       payment_ref = coalesce($6, payment_ref), confirmed_by = coalesce($7, confirmed_by), audited_by = coalesce($8, audited_by),
       audit_ms = coalesce($9, audit_ms), reward_amount = coalesce($10, reward_amount), extras_state = coalesce($11, extras_state),
       changed_ms = $12
      where id = $1 and state = any ($2::smallint[])`,
    [
      id,
      move.from,
      move.to,
      move.reason ?? null,
      move.provider ?? null,
      move.paymentRef ?? null,
      move.confirmedBy ?? null,
      move.auditedBy ?? null,
      move.auditMs ?? null,
      move.rewardAmount ?? null,
      move.extras ?? null,
      nowMs,
    ],
  )) === 1

export const setLate = (tx: Db, id: number, late: RechargeRow['late_state'], nowMs: number): Promise<number> =>
  tx.execute(`update recharges set late_state = $2, changed_ms = $3 where id = $1`, [id, late, nowMs])

/** Whether a payment of this number counted for something already: a recharge, an order, or money in suspense. Nobody counts the same one for
 *  something else until the transaction ends. */
export async function isPaymentUsed(tx: Db, provider: ProviderName, paymentRef: string): Promise<boolean> {
  if (paymentRef === '') return false
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended('wallet.payment ' || $1 || ' ' || $2, 0))`, [
    provider,
    paymentRef,
  ])
  const used = await tx.execute(
    `select 1 where exists (select from recharges where provider = $1 and payment_ref = $2)
        or exists (select from order_payments where provider = $1 and payment_ref = $2)
        or exists (select from suspense_items where provider = $1 and payment_ref = $2)`,
    [provider, paymentRef],
  )
  return used > 0
}

/** The recharge an online payment was for. */
export const findRechargeByPayment = (
  db: Db,
  provider: ProviderName,
  paymentRef: string,
): Promise<RechargeRow | undefined> =>
  db.find(`select ${rechargeColumns} from ${from} where r.provider = $1 and r.payment_ref = $2 and $2 <> ''`, [
    provider,
    paymentRef,
  ])

/** Locks the extras of a recharge while they are owed. */
export const lockOwed = (tx: Db, id: number): Promise<RechargeRow | undefined> =>
  tx.find(`select ${rechargeColumns} from ${from} where r.id = $1 and r.extras_state = 'owed' for no key update of r`, [
    id,
  ])

export const setRewards = (tx: Db, id: number, state: RechargeRow['extras_state']): Promise<number> =>
  tx.execute(`update recharges set extras_state = $2 where id = $1`, [id, state])

/** Recharges whose bonus or reward is owed, oldest first. */
export const listOwed = (db: Db, limit: number): Promise<{ id: number }[]> =>
  db.query(`select id from recharges where extras_state = 'owed' order by id limit $1`, [limit])

export const addRefunded = async (tx: Db, id: number, amount: bigint): Promise<boolean> =>
  (await tx.execute(
    `update recharges set refunded_amount = refunded_amount + $2 where id = $1 and refunded_amount + $2 between 0 and amount`,
    [id, amount.toString()],
  )) === 1
