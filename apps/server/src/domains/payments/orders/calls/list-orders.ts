import type { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { OrderDeps } from '../../deps.ts'
import { presentNamed } from '../name-orders.ts'
import { countOrders, listOrderRows } from '../queries.ts'

/** My orders of every kind, newest first. */
export const listOrders =
  ({ sales }: Pick<OrderDeps, 'sales'>): Handler<typeof orderCalls.listOrders> =>
  async (context, { page, limit, order_type: type, state }) => {
    const { db, caller } = context
    const filter = { userId: caller.userId, type, state }
    const rows = await listOrderRows(db, filter, { limit, offset: (page - 1) * limit })
    return { list: await presentNamed(sales, context, rows), total: await countOrders(db, filter), page, limit }
  }
