import type { CancelReason } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import { appendEvents } from '../../../platform/realtime/streams.ts'
import type { OrderDeps } from '../deps.ts'
import { enqueueClose } from '../providers/attempt-jobs.ts'
import { orderEvent } from '../recharge/events.ts'
import type { OrderKind } from './order-kind.ts'
import { type OrderRow, setCancelled } from './queries.ts'

/** What an order of this kind is about; every kind of an order that exists is there. */
export function kindOf(
  { kinds }: Pick<OrderDeps, 'kinds'>,
  { order_type: type }: Pick<OrderRow, 'order_type'>,
): OrderKind {
  const kind = kinds[type]
  if (!kind) throw new Error(`Nobody knows orders of the kind ${type}`)
  return kind
}

const actors = { user: 'member', timeout: 'clock', operator: 'operator' } as const

/**
 * Ends a pending order unpaid (S-88). It is locked. What was taken for it comes back, and a session of a provider is ended, after the commit:
 * should it have been paid meanwhile, that money is not lost but goes to suspense. Nothing may lock after it. Answers it as it is now.
 */
export async function cancelOrder(
  deps: OrderDeps,
  tx: Db,
  order: OrderRow,
  reason: Exclude<CancelReason, ''>,
): Promise<OrderRow> {
  const cancelled = await setCancelled(tx, order.id, reason)
  if (!cancelled) return order
  const events = await kindOf(deps, order).cancelled(tx, cancelled, actors[reason])
  await enqueueClose(deps, tx, order.id)
  const returned = order.coupon_ids.length > 0 ? await deps.coupons.giveBack(tx, order.order_no) : []
  const { user_id: userId, order_no: thing } = cancelled
  const values = { order_no: thing }
  const stays =
    reason === 'timeout' ? [await deps.domains.notices.write(tx, { userId, key: 'orderTimedOut', values, thing })] : []
  await appendEvents(deps.context, tx, [orderEvent(cancelled), ...events, ...stays])
  await deps.coupons.notify(tx, returned)
  return cancelled
}
