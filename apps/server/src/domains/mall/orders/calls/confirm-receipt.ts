import type { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { appendEvents } from '../../../../platform/realtime/streams.ts'
import { orderEvent, presentOrder } from '../present-order.ts'
import { findOrder, markReceived } from '../queries/orders.ts'

/** Completes an order of the caller's that is on its way (S-89). One that is completed stays so, whoever completed it; any other state refuses 4003. */
export const confirmReceipt: Handler<typeof mallOrderCalls.confirmReceipt> = async (context, { id }) => {
  const { db, caller, clock } = context
  if (!(await findOrder(db, caller.userId, id))) refuse('notFound')
  const received = await db.transaction(async (tx) => {
    const order = await markReceived(tx, id, clock())
    if (order) await appendEvents(context, tx, [orderEvent(order)])
    return order
  })
  const order = received ?? (await findOrder(db, caller.userId, id))
  if (order?.state !== mallOrderStates.completed) return refuse('stateChanged')
  return { order: presentOrder(context, order) }
}
