import { isOnlineProvider } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { platformOwner } from '../../../ledger/index.ts'
import type { PaymentDeps } from '../../deps.ts'
import { insertRefund, nextRefundId } from '../queries/refunds.ts'
import { decideSuspense } from '../queries/suspense.ts'
import { requestRefundJob } from '../refunds.ts'
import { findOnline } from '../registry.ts'
import { reportLate } from '../suspense.ts'
import { getItem, type Judged, type Judgement, lockOpenItem } from './items.ts'

/** Has the provider give an item back, or notes that it was sent back by hand. Refuses 4003. */
export async function refundItem(
  deps: PaymentDeps,
  tx: Db,
  id: number,
  { operatorId, reason }: Judgement,
): Promise<Judged> {
  const { clock, jobs } = deps.context
  const before = await lockOpenItem(tx, id)
  const { provider, user_id: userId } = before
  const isOnline = isOnlineProvider(provider)
  if (isOnline && !findOnline(deps.providers, provider)) return refuse('channelUnavailable')
  // Money of another currency stands in no account of ours: it is sent back by hand.
  if (before.amount === '0') {
    await decideSuspense(tx, id, { state: 'refunded', operatorId, reason, userId }, clock())
    await reportLate(deps, tx, before.recharge_id, 'refunded')
    return { before, after: await getItem(tx, id) }
  }
  const state = isOnline ? 'refunding' : 'refunded'
  await decideSuspense(tx, id, { state, operatorId, reason, userId }, clock())
  const refundId = await nextRefundId(tx)
  const sides = { coin: 'money', amount: BigInt(before.amount), from: platformOwner, to: platformOwner } as const
  const posted = await deps.ledger.post(tx, {
    kind: 'recharge_refund',
    key: `refund:${refundId}`,
    bizNo: before.order_no ?? `U${id}`,
    remark: reason,
    operatorId,
    moves: [{ route: isOnline ? `recharge_refund.${provider}_suspense` : `recharge_refund.${provider}`, ...sides }],
  })
  const refund = {
    provider,
    payment_ref: before.payment_ref,
    amount: before.amount,
    recharge_id: null,
    suspense_id: id,
    operator_id: operatorId,
    reason,
    transfer_id: posted.transferId,
    state: isOnline ? 'unknown' : 'done',
  } as const
  await insertRefund(tx, refundId, refund, clock())
  if (isOnline) await jobs.enqueue(requestRefundJob, { refundId }, { tx, key: String(refundId) })
  else await reportLate(deps, tx, before.recharge_id, 'refunded')
  return { before, after: await getItem(tx, id) }
}
