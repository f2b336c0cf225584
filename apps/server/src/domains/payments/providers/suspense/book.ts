import type { ManualProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { findUsers } from '../../../account/index.ts'
import { fourEyesNow } from '../../../wallet/index.ts'
import type { PaymentDeps } from '../../deps.ts'
import { lockOrder } from '../../orders/queries.ts'
import { findRecharge, isPaymentUsed } from '../../recharge/queries/recharges.ts'
import type { SuspenseRow } from '../queries/suspense.ts'
import { putInSuspense } from '../suspense.ts'
import { getItem } from './items.ts'

/** Money an operator found on an account of the platform. */
export interface Found {
  readonly provider: ManualProviderName
  readonly amount: bigint
  readonly paymentRef: string
  readonly rechargeId: number | undefined
  readonly userId: number | undefined
  readonly operatorId: number
  readonly note: string
}

/** Books money that was found. Refuses 4002 a recharge or member there is none of, 4000 a payment that counts for something already. */
export async function bookFound(
  deps: PaymentDeps,
  tx: Db,
  { provider, amount, paymentRef, rechargeId, userId, operatorId, note }: Found,
): Promise<SuspenseRow> {
  const recharge = rechargeId === undefined ? undefined : ((await findRecharge(tx, rechargeId)) ?? refuse('notFound'))
  if (recharge) await lockOrder(tx, recharge.order_id)
  const owner = recharge?.user_id ?? userId ?? 0
  if (owner !== 0 && (await findUsers(tx, [owner])).size === 0) refuse('notFound')
  // A transaction's hash is kept in one writing; a bank's numbers are what they are.
  const { counts } = await deps.domains.operators.standingOf(tx, operatorId)
  const reference = provider === 'usdt' ? paymentRef.trim().toLowerCase() : paymentRef.trim()
  if (reference === '' || (await isPaymentUsed(tx, provider, reference))) return refuseField('payment_ref')
  const id = await putInSuspense(deps, tx, {
    provider,
    paymentRef: reference,
    cause: recharge ? 'late' : 'reference',
    amount,
    orderId: recharge?.order_id ?? 0,
    userId: owner,
    note,
    // Whoever says that money is there is one of the two that a large amount needs.
    agreedBy: amount >= (await fourEyesNow(tx)) && counts ? operatorId : 0,
    operatorId,
  })
  return id === undefined ? refuseField('payment_ref') : getItem(tx, id)
}
