import type { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import { leftSeconds } from '@cliffhanger/rules/wallet/order-state.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import type { OrderDeps } from '../../deps.ts'
import { requestSoon } from '../../providers/attempt-jobs.ts'
import { kindOf } from '../cancel-order.ts'
import { presentOneNamed } from '../name-orders.ts'
import { orderClock } from '../order-clock.ts'
import { findOrder } from '../queries.ts'

/** One order. Looking at a pending one that is paid online has the provider asked, so that nobody has to wait for its message. */
export const getOrder =
  (deps: OrderDeps): Handler<typeof orderCalls.getOrder> =>
  async (context, { order_no: orderNo }) => {
    const { db, caller, clock, language } = context
    const order = (await findOrder(db, caller.userId, orderNo)) ?? refuse('notFound')
    if (order.state === orderStates.pending) await requestSoon(deps, order.id)
    return {
      order: await presentOneNamed(deps.sales, context, order),
      ...(await kindOf(deps, order).show(db, order, language)),
      left_seconds: leftSeconds(orderClock(order), clock()),
    }
  }
