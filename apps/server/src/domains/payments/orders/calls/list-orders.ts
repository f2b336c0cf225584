import type { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { presentOrder } from '../present.ts'
import { countOrders, listOrderRows } from '../queries.ts'

/** My orders of every kind, newest first. */
export const listOrders: Handler<typeof orderCalls.listOrders> = async (
  { db, caller },
  { page, limit, order_type: type, state },
) => {
  const filter = { userId: caller.userId, type, state }
  const rows = await listOrderRows(db, filter, { limit, offset: (page - 1) * limit })
  return { list: rows.map(presentOrder), total: await countOrders(db, filter), page, limit }
}
