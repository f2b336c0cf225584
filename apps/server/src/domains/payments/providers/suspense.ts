import type { ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { SuspenseCause } from '@cliffhanger/rules/wallet/payment-match.ts'
import type { Db } from '../../../platform/database/db.ts'
import { platformOwner } from '../../ledger/index.ts'
import { fourEyesNow } from '../../wallet/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { notifyRecharge } from '../recharge/events.ts'
import { findRecharge, findRechargeOf, getRechargeOf, setLate } from '../recharge/queries/recharges.ts'
import { insertSuspense } from './queries/suspense.ts'

/** Money that came and is for nothing that is open. */
export interface Unplaced {
  readonly provider: ProviderName
  readonly paymentRef: string
  readonly cause: SuspenseCause
  /** In minor units of money; 0n where it came in another currency. */
  readonly amount: bigint
  /** The order it was meant for, and whose it is; 0 where nobody knows. */
  readonly orderId: number
  readonly userId: number
  readonly note: string
  /** The operator who found it, where they have to be one of two. */
  readonly agreedBy?: number
  readonly operatorId?: number
}

/**
 * Keeps such money where operators and its member see it, once per payment; undefined where it is kept already. The order is locked.
 * Tells the member; nothing may lock after it.
 */
export async function putInSuspense(deps: PaymentDeps, tx: Db, unplaced: Unplaced): Promise<number | undefined> {
  const { provider, paymentRef, cause, amount, orderId, userId, note, agreedBy = 0, operatorId = 0 } = unplaced
  const nowMs = deps.context.clock()
  const recharge = orderId === 0 ? undefined : await findRechargeOf(tx, orderId)
  const item = await insertSuspense(
    tx,
    {
      provider,
      payment_ref: paymentRef,
      cause,
      amount: amount.toString(),
      recharge_id: recharge?.id ?? null,
      user_id: userId === 0 ? null : userId,
      note,
      agreed_by: agreedBy,
      four_eyes: (await fourEyesNow(tx)).toString(),
    },
    nowMs,
  )
  if (!item) return undefined
  deps.context.log.warn({ provider, paymentRef, cause }, 'a payment went to suspense')
  if (recharge) await setLate(tx, recharge.id, 'open', nowMs)
  if (amount > 0n)
    await deps.ledger.post(tx, {
      kind: 'recharge_late',
      key: `recharge_late:${item.id}`,
      bizNo: recharge?.order_no ?? `U${item.id}`,
      remark: cause,
      operatorId,
      moves: [{ route: `recharge_late.${provider}`, coin: 'money', amount, from: platformOwner, to: platformOwner }],
    })
  if (recharge) await notifyRecharge(deps, tx, { recharge: await getRechargeOf(tx, orderId) })
  return item.id
}

/** Notes with the recharge it was meant for what became of such money, and tells the member. Nothing may lock after it. */
export async function reportLate(
  deps: PaymentDeps,
  tx: Db,
  rechargeId: number | null,
  late: 'credited' | 'refunded',
): Promise<void> {
  const recharge = rechargeId === null ? undefined : await findRecharge(tx, rechargeId)
  if (!recharge) return
  await setLate(tx, recharge.id, late, deps.context.clock())
  await notifyRecharge(deps, tx, { recharge: await getRechargeOf(tx, recharge.order_id) })
}
