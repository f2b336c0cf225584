import { dayMs } from '@cliffhanger/contract/duration.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import { isOrderOpen } from '@cliffhanger/rules/wallet/order-state.ts'
import type { OrderDeps } from '../deps.ts'
import { closeAttempt, requestAttempt } from '../providers/follow-attempts.ts'
import { listLiveAttempts } from '../providers/queries/attempts.ts'
import { cancelOrder } from './cancel-order.ts'
import { orderClock } from './order-clock.ts'
import { listOverdue, lockOrder, postponeLook } from './queries.ts'

const overdueAtOnce = 200
const lookAgainMs = 60_000
/** A provider that cannot be asked for so long does not keep an order open for ever: what it took all the same goes to suspense. */
const patienceMs = dayMs

/** Cancels pending orders whose time is over (S-88, C-43), each in a transaction of its own. */
export async function cancelOverdue(deps: OrderDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = deps.context
  for (const { id } of await listOverdue(db, clock(), overdueAtOnce)) {
    if (signal.aborted) return
    await cancelOne(deps, id).catch((error: unknown) =>
      log.error({ err: error, order: id }, 'an order was not cancelled'),
    )
  }
}

/** An order that is paid online is over once its session is: whoever pays at the last moment has paid. */
async function cancelOne(deps: OrderDeps, orderId: number): Promise<void> {
  const { db, clock, log } = deps.context
  let isSure = true
  for (const live of await listLiveAttempts(db, orderId))
    try {
      if (live.state === 'unknown') await requestAttempt(deps, live.id)
      await closeAttempt(deps, live.id)
    } catch (error) {
      isSure = false
      await postponeLook(db, orderId, clock() + lookAgainMs)
      log.warn({ err: error, order: orderId }, 'a provider could not be asked about an order that is over')
    }
  await db.transaction(
    async (tx) => {
      const order = await lockOrder(tx, orderId)
      const nowMs = clock()
      const isOver = order.state === orderStates.pending && !isOrderOpen(orderClock(order), nowMs)
      if (isOver && (isSure || nowMs > order.expires_ms + patienceMs)) await cancelOrder(deps, tx, order, 'timeout')
    },
    { retries: 3 },
  )
}
