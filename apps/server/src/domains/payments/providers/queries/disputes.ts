import type { ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { Claim } from '@cliffhanger/rules/wallet/claim.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** A dispute; amounts are text of minor units. Of a recharge money is held, of another order a part of its price does not stand
 *  (rules/wallet/claim.ts). */
export interface DisputeRow {
  readonly id: number
  /** The provider's number. */
  readonly reference: string
  readonly held: string
  readonly state: 'open' | 'over'
  readonly gone: string
  readonly worth: string
  readonly taken: string
  readonly borne: string
  readonly gold_aside: string
  readonly money_aside: string
}

const columns = `id, reference, held::text as held, state, gone::text as gone, worth::text as worth, taken::text as taken, borne::text as borne,
  gold_aside::text as gold_aside, money_aside::text as money_aside`

type About = { readonly rechargeId: number } | { readonly orderId: number }

/** The row of a dispute, made at its first message. The order it is about is locked, and so is it. */
export async function openDispute(
  tx: Db,
  dispute: { readonly provider: ProviderName; readonly reference: string } & About,
  nowMs: number,
): Promise<DisputeRow> {
  const of = [dispute.provider, dispute.reference]
  await tx.execute(
    `insert into payment_disputes (provider, reference, recharge_id, order_id, created_ms) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [...of, 'rechargeId' in dispute ? dispute.rechargeId : null, 'orderId' in dispute ? dispute.orderId : null, nowMs],
  )
  return tx.one(`select ${columns} from payment_disputes where provider = $1 and reference = $2`, of)
}

/** Disputes that hold what an order gave; its order is locked. One payment has few disputes. */
export const listOpenDisputes = (tx: Db, orderId: number): Promise<DisputeRow[]> =>
  tx.query(`select ${columns} from payment_disputes where order_id = $1 and state = 'open' order by id limit 100`, [
    orderId,
  ])

/** Keeps what a dispute did to its order. */
export const setClaim = (tx: Db, id: number, claim: Claim, state: DisputeRow['state']): Promise<number> =>
  tx.execute(`update payment_disputes set gone = $2, worth = $3, taken = $4, borne = $5, state = $6 where id = $1`, [
    id,
    claim.gone.toString(),
    claim.worth.toString(),
    claim.taken.toString(),
    claim.borne.toString(),
    state,
  ])

export const setAside = (tx: Db, id: number, gold: bigint, money: bigint): Promise<number> =>
  tx.execute(`update payment_disputes set gold_aside = $2, money_aside = $3 where id = $1`, [
    id,
    gold.toString(),
    money.toString(),
  ])

/** Changes what is held for a dispute; false where it is over. */
export const setHeld = async (tx: Db, id: number, held: bigint, state: DisputeRow['state']): Promise<boolean> =>
  (await tx.execute(`update payment_disputes set held = $2, state = $3 where id = $1 and state = 'open'`, [
    id,
    held.toString(),
    state,
  ])) === 1
