import type { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import type { OrderPaymentRow } from '../../../payments/index.ts'
import { carryOut, recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentOrderAudits, presentSold } from '../../present/payments/orders.ts'

type Calls = typeof orderOperatorCalls

const listOrderAudits =
  (needs: OperatorNeeds): Handler<Calls['listOrderAudits']> =>
  async (context, { page, limit, is_waiting: isWaiting }) => {
    const part = { limit, offset: (page - 1) * limit }
    const { rows, total } = await needs.payments.operator.orders.list(context.db, isWaiting === 1, part)
    return { list: await presentOrderAudits(context, needs, rows), total, page, limit }
  }

/** Says that the money came. From the limit on it is the first or the second of two operators who say so. */
const approveOrder =
  (needs: OperatorNeeds): Handler<Calls['approveOrder']> =>
  async (context, { id, payment_ref: paymentRef, reason }) => {
    const approval = { operatorId: context.caller.operatorId, paymentRef, note: reason.trim() }
    await carryOut(
      context,
      (tx) => needs.payments.operator.orders.approve(tx, id, approval),
      ({ order, before, after }) => ({
        action: after.state === 'paid' ? 'order.approve' : 'order.agree',
        target: `order ${order.order_no}`,
        reason,
        before: stored(before),
        after: stored(after),
      }),
    )
    return { audit: await auditOf(context, needs, id) }
  }

/** Says that it did not come: the order is cancelled. */
const denyOrder =
  (needs: OperatorNeeds): Handler<Calls['denyOrder']> =>
  async (context, { id, reason }) => {
    await carryOut(
      context,
      (tx) => needs.payments.operator.orders.deny(tx, id, { operatorId: context.caller.operatorId, reason }),
      ({ order, before, after }) => ({
        action: 'order.deny',
        target: `order ${order.order_no}`,
        reason,
        before: stored(before),
        after: stored(after),
      }),
    )
    return { audit: await auditOf(context, needs, id) }
  }

/** Gives the price of what is left of it back, once. */
const refundOrder =
  ({ payments }: OperatorNeeds): Handler<Calls['refundOrder']> =>
  async (context, { order_no: orderNo, reason }) => {
    const { db: tx, caller } = context
    const { operatorId } = caller
    const { order, amount, to } = await payments.operator.orders.refund(tx, orderNo, { operatorId, reason })
    const written = formatMinor(amount, coinScale[order.coin_code])
    await recordAction(tx, context, {
      action: 'order.refund',
      target: `order ${orderNo}`,
      reason,
      after: { amount: written, to },
    })
    return { order: presentSold(order), amount: written, to }
  }

async function auditOf(context: Parameters<Handler<Calls['denyOrder']>>[0], needs: OperatorNeeds, id: number) {
  const [audit] = await presentOrderAudits(context, needs, [await needs.payments.operator.orders.get(context.db, id)])
  if (!audit) throw new Error(`order ${id} was not presented`)
  return audit
}

const stored = ({ state, payment_ref, confirmed_by, audited_by }: OrderPaymentRow) => ({
  state,
  payment_ref,
  confirmed_by,
  audited_by,
})

export const orderHandlers = (needs: OperatorNeeds): Handlers<typeof orderOperatorCalls> => ({
  listOrderAudits: listOrderAudits(needs),
  approveOrder: approveOrder(needs),
  denyOrder: denyOrder(needs),
  refundOrder: refundOrder(needs),
})
