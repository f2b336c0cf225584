import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import { isOrderOpen, isOrderPayable } from '@cliffhanger/rules/wallet/order-state.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import type { OrderDeps } from '../../deps.ts'
import { wayOf } from '../../providers/begin-attempt.ts'
import { cancelOrder, kindOf } from '../cancel-order.ts'
import { presentOneNamed } from '../name-orders.ts'
import { orderClock } from '../order-clock.ts'
import { findOrder, lockOrder, type OrderRow } from '../queries.ts'

type Row = typeof orderCalls.payOrder

/**
 * Pays an order, takes the proof of a payment by hand, or cancels it. The order is locked first, so that of this and its timeout one
 * happens (check 11). Refuses 7016 once it is too late. A page to pay on comes after the transaction (`add-pay-url.ts`).
 */
export const payOrder =
  (deps: OrderDeps): Handler<Row> =>
  async (context, input) => {
    const { db: tx, caller } = context
    const found = (await findOrder(tx, caller.userId, input.order_no)) ?? refuse('notFound')
    const order = await lockOrder(tx, found.id)
    switch (input.action) {
      case 'cancel':
        return { order: await presentOneNamed(deps.sales, context, await cancel(deps, context, order)) }
      case 'proof':
        return prove(deps, context, order, input)
      case 'pay':
        return pay(deps, context, order, input)
      default:
        return input.action satisfies never
    }
  }

/** Whoever cancels twice finds it cancelled. */
async function cancel(deps: OrderDeps, { db: tx }: CallContext<'bearer'>, order: OrderRow): Promise<OrderRow> {
  if (order.state === orderStates.cancelled && order.cancel_reason === 'user') return order
  if (order.state !== orderStates.pending) return refuse('orderNotPayable')
  return cancelOrder(deps, tx, order, 'user')
}

async function prove(deps: OrderDeps, context: CallContext<'bearer'>, order: OrderRow, input: CallInput<Row>) {
  const { db: tx, clock } = context
  if (!isOrderOpen(orderClock(order), clock())) return refuse('orderNotPayable')
  const { proof_url: url = '', payer_name: payerName = '' } = input
  await kindOf(deps, order).prove(tx, order, { url, payerName: payerName.trim() })
  return { order: await presentOneNamed(deps.sales, context, await lockOrder(tx, order.id)) }
}

async function pay(deps: OrderDeps, context: CallContext<'bearer'>, order: OrderRow, input: CallInput<Row>) {
  const { db: tx, clock, language } = context
  if (!isOrderPayable(orderClock(order), clock())) return refuse('orderNotPayable')
  const kind = kindOf(deps, order)
  if (input.pay_type === 'balance') {
    await kind.payFromBalance(tx, order)
    const balance = await deps.ledger.balance(tx, order.user_id, order.coin_code)
    return { order: await presentOneNamed(deps.sales, context, await lockOrder(tx, order.id)), balance }
  }
  if (input.platform_id === undefined) return refuse('channelUnavailable')
  await kind.choose(tx, order, { platformId: input.platform_id, way: wayOf(input) }, context)
  const { collect } = await kind.show(tx, order, language)
  return {
    order: await presentOneNamed(deps.sales, context, await lockOrder(tx, order.id)),
    ...(collect && { collect }),
  }
}
