import { dayMs } from '@cliffhanger/contract/duration.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import { isOrderOpen } from '@cliffhanger/rules/wallet/order-state.ts'
import type { OrderParts } from '../payment-parts.ts'
import { askAttempt, closeAttempt } from '../providers/follow-attempts.ts'
import { listLiveAttempts } from '../providers/queries/attempts.ts'
import { cancelOrder } from './cancel-order.ts'
import { orderClock } from './order-clock.ts'
import { listOverdue, lockOrder, postponeLook } from './queries.ts'

const overdueAtOnce = 200
const lookAgainMs = 60_000
/** A provider that cannot be asked for so long does not keep an order open for ever: what it took all the same goes to suspense. */
const patienceMs = dayMs

/** Cancels pending orders whose time is over (S-88, C-43), each in a transaction of its own. */
export async function cancelOverdue(parts: OrderParts, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = parts.context
  for (const { id } of await listOverdue(db, clock(), overdueAtOnce)) {
    if (signal.aborted) return
    await cancelOne(parts, id).catch((fault: unknown) =>
      log.error({ err: fault, order: id }, 'an order was not cancelled'),
    )
  }
}

/** An order that is paid online is over once its session is: whoever pays at the last moment has paid. */
async function cancelOne(parts: OrderParts, orderId: number): Promise<void> {
  const { db, clock, log } = parts.context
  let isSure = true
  for (const live of await listLiveAttempts(db, orderId))
    try {
      if (live.state === 'unknown') await askAttempt(parts, live.id)
      await closeAttempt(parts, live.id)
    } catch (fault) {
      isSure = false
      await postponeLook(db, orderId, clock() + lookAgainMs)
      log.warn({ err: fault, order: orderId }, 'a provider could not be asked about an order that is over')
    }
  await db.transaction(
    async (tx) => {
      const order = await lockOrder(tx, orderId)
      const nowMs = clock()
      const isOver = order.state === orderStates.pending && !isOrderOpen(orderClock(order), nowMs)
      if (isOver && (isSure || nowMs > order.expires_ms + patienceMs)) await cancelOrder(parts, tx, order, 'timeout')
    },
    { retries: 3 },
  )
}
