import type { ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Move } from '../../ledger/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { orderEvent } from '../recharge/events.ts'
import { giftMoves, goldMoves, priceMoves } from './price-moves.ts'
import { type OrderRow, setPaid } from './queries.ts'
import type { Sale, SoldType } from './sale.ts'

/** How the price of an order came. */
export interface Settlement {
  readonly by: 'balance' | ProviderName
  /** The operator who saw the money; 0: nobody had to. */
  readonly operatorId: number
}

/**
 * Pays a pending order, which is locked: its state, what was bought, its coupons, one transfer, and the events, all of it once. Refuses 7016
 * where it is not pending any more, 7001 where the balance is not enough. Nothing may lock after it.
 */
export async function settleOrder(
  deps: PaymentDeps,
  tx: Db,
  { type, sale }: { readonly type: SoldType; readonly sale: Sale },
  order: OrderRow,
  { by, operatorId }: Settlement,
): Promise<OrderRow> {
  const nowMs = deps.context.clock()
  const payType = by === 'balance' ? 'balance' : 'channel'
  const paid = (await setPaid(tx, order.id, nowMs, payType)) ?? refuse('orderNotPayable')
  const events = await sale.paid(tx, paid)
  const couponGold = order.coupon_ids.length > 0 ? await deps.coupons.lockGold(tx, order.order_no) : 0n
  const moves = [
    ...(await paymentMoves(deps, tx, type, paid, by)),
    ...giftMoves(type, paid.user_id, { gift: BigInt(paid.gift_gold), coupon: couponGold }),
  ].filter(({ amount }) => amount > 0n)
  const notified = [orderEvent(paid), ...events]
  // A coupon may take off all of it.
  const posted =
    moves.length === 0
      ? { transferId: 0, isRepeat: false, lines: [] }
      : await deps.ledger.postOnce(tx, {
          kind: type,
          key: `order:${order.id}`,
          bizNo: order.order_no,
          remark: order.title,
          operatorId,
          moves,
        })
  await deps.ledger.notify(tx, posted, [order.user_id], notified)
  return paid
}

async function paymentMoves(
  deps: PaymentDeps,
  tx: Db,
  type: SoldType,
  order: OrderRow,
  by: Settlement['by'],
): Promise<Move[]> {
  const amount = BigInt(order.pay_amount)
  if (amount === 0n) return []
  if (order.coin_code !== 'gold') return priceMoves(type, order, amount, by)
  if (type === 'crowdfunding') throw new Error('A stake is money')
  const { user_id: userId } = order
  return goldMoves(type, userId, amount, (await deps.ledger.lockGold(tx, [userId])).get(userId))
}
