import type { OnlineProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Move } from '../../ledger/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { insertRefund, nextRefundId } from '../providers/queries/refunds.ts'
import { requestRefundJob } from '../providers/refunds.ts'
import { findOnline } from '../providers/registry.ts'
import { releaseHeld } from '../providers/take-back-order.ts'
import { findPayment, type OrderPaymentRow } from './payment-queries.ts'
import { giftRefundMoves, goldRefundMoves, onlineOf, refundMoves } from './price-moves.ts'
import { findBoughtPaid, type OrderRow, setRefunded } from './queries.ts'
import { isSold, type SoldType } from './sale.ts'

/** What went back, and where to: to the balance, or with the provider to where it came from. */
export interface Refunded {
  readonly order: OrderRow
  readonly amount: bigint
  readonly to: 'balance' | 'provider'
}

/**
 * Refunds a paid order, which is locked, once: what is left of what was bought is taken back, and that part of its price goes to the purse it
 * came from. What a provider took it gives back after the commit; what came by hand becomes balance. Gold that came with the order goes back
 * as far as it is still there. What a dispute holds of it is given again first. Refuses 4003 where it is not paid, was refunded by whomever, or
 * nothing is left of it.
 */
export async function refundOrder(
  deps: PaymentDeps,
  tx: Db,
  order: OrderRow,
  action: { readonly operatorId: number; readonly reason: string },
): Promise<Refunded> {
  const { order_type: type, user_id: userId } = order
  if (order.state !== orderStates.paid || order.refunded_ms > 0 || !isSold(type)) return refuse('stateChanged')
  const payment = order.pay_type === 'channel' ? await findPayment(tx, order.id) : undefined
  const online = onlineOf(payment?.provider)
  if (online && !findOnline(deps.providers, online)) return refuse('channelUnavailable')
  const notified = await releaseHeld(deps, tx, order)
  const wanted = { part: BigInt(order.pay_amount), key: `refund:${order.id}`, ...action }
  const { worth: amount, isUsedUp, events } = await deps.sales[type].takenBack(tx, order, wanted)
  if (isUsedUp) return refuse('stateChanged')
  const nowMs = deps.context.clock()
  const refunded = (await setRefunded(tx, order.id, amount, nowMs)) ?? refuse('stateChanged')
  const { granted = 0n } = (await deps.ledger.lockGold(tx, [userId])).get(userId) ?? {}
  const gift = BigInt(order.gift_gold)
  const moves = [
    ...(await movesBack(tx, type, order, amount, online)),
    ...giftRefundMoves(type, userId, gift < granted ? gift : granted),
  ].filter((move) => move.amount > 0n)
  const refundId = online && amount > 0n ? await nextRefundId(tx) : undefined
  const posted =
    moves.length === 0
      ? { transferId: 0, isRepeat: false, lines: [] }
      : await deps.ledger.postOnce(tx, {
          kind: `${type}_refund`,
          // What a provider gives back is named by its own number, as every refund is.
          key: refundId === undefined ? `order:${order.id}:refund` : `refund:${refundId}`,
          bizNo: order.order_no,
          remark: action.reason,
          operatorId: action.operatorId,
          moves,
        })
  if (payment && online && refundId !== undefined)
    await requestProvider(
      deps,
      tx,
      { ...payment, provider: online },
      { id: refundId, amount, transferId: posted.transferId, ...action },
    )
  await deps.ledger.notify(tx, posted, [userId], [...notified, ...events])
  return { order: refunded, amount, to: online ? 'provider' : 'balance' }
}

async function movesBack(
  tx: Db,
  type: SoldType,
  order: OrderRow,
  amount: bigint,
  online?: OnlineProviderName,
): Promise<Move[]> {
  if (order.coin_code !== 'gold') return refundMoves(type, order, amount, online)
  if (type === 'crowdfunding') throw new Error('A stake is money')
  const { id, user_id: userId } = order
  return goldRefundMoves(type, userId, amount, await findBoughtPaid(tx, id, userId))
}

async function requestProvider(
  { context }: PaymentDeps,
  tx: Db,
  { order_id: orderId, provider, payment_ref: paymentRef }: OrderPaymentRow,
  action: {
    readonly id: number
    readonly amount: bigint
    readonly transferId: number
    readonly operatorId: number
    readonly reason: string
  },
): Promise<void> {
  const refund = {
    provider,
    payment_ref: paymentRef,
    amount: action.amount.toString(),
    recharge_id: null,
    suspense_id: null,
    order_id: orderId,
    operator_id: action.operatorId,
    reason: action.reason,
    transfer_id: action.transferId,
    state: 'unknown',
  } as const
  await insertRefund(tx, action.id, refund, context.clock())
  await context.jobs.enqueue(requestRefundJob, { refundId: action.id }, { tx, key: String(action.id) })
}
