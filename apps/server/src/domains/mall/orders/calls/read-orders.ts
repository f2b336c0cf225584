import type { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { codesOf } from '../deliver.ts'
import { presentOrder } from '../present-order.ts'
import { countOrders, findOrder, listOrders, listSteps } from '../queries/orders.ts'

/** The caller's orders, the newest first. */
export const listMallOrders: Handler<typeof mallOrderCalls.listMallOrders> = async (
  context,
  { state, page, limit },
) => {
  const { db, caller } = context
  const filter = { userId: caller.userId, state: state ?? 0 } as const
  const [rows, total] = await Promise.all([
    listOrders(db, filter, { offset: (page - 1) * limit, limit }),
    countOrders(db, filter),
  ])
  return { list: rows.map((row) => presentOrder(context, row)), total, page, limit }
}

/** One order of the caller's with its steps, and what virtual goods delivered. Refuses 4002 for somebody else's. */
export const getMallOrder: Handler<typeof mallOrderCalls.getMallOrder> = async (context, { id }) => {
  const { db, caller } = context
  const order = (await findOrder(db, caller.userId, id)) ?? refuse('notFound')
  const [steps, code] = await Promise.all([listSteps(db, id), codesOf(context, db, order)])
  return { order: presentOrder(context, order, { steps, code }) }
}
