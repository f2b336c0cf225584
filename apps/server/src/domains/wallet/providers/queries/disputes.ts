import type { ProviderName } from '@cliffhanger/contract/operators/payment-schemas.ts'
import type { Db } from '../../../../platform/db.ts'

/** Money held for a dispute; `held` is text of minor units. */
export interface DisputeRow {
  readonly id: number
  readonly held: string
  readonly state: 'open' | 'over'
}

/** The row of a dispute, made at its first message. The order of its recharge is locked, and so is it. */
export async function openDispute(
  tx: Db,
  dispute: { readonly provider: ProviderName; readonly reference: string; readonly rechargeId: number },
  nowMs: number,
): Promise<DisputeRow> {
  const of = [dispute.provider, dispute.reference]
  await tx.execute(
    `insert into payment_disputes (provider, reference, recharge_id, created_ms) values ($1, $2, $3, $4) on conflict do nothing`,
    [...of, dispute.rechargeId, nowMs],
  )
  return tx.one(`select id, held::text as held, state from payment_disputes where provider = $1 and reference = $2`, of)
}

/** Changes what is held for a dispute; false where it is over. */
export const setHeld = async (tx: Db, id: number, held: bigint, state: DisputeRow['state']): Promise<boolean> =>
  (await tx.execute(`update payment_disputes set held = $2, state = $3 where id = $1 and state = 'open'`, [
    id,
    held.toString(),
    state,
  ])) === 1
