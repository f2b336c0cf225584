import { isOnlineProvider } from '@cliffhanger/contract/payments/payment-provider.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { agree, limitOfRecords } from '../../wallet/index.ts'
import type { OrderDeps } from '../deps.ts'
import { type Approval, checkReference, refuseSameReference } from '../recharge/recharge-audit-service.ts'
import { cancelOrder } from './cancel-order.ts'
import {
  countOrderAudits,
  findOrderAudit,
  findPayment,
  listOrderAudits,
  movePayment,
  type OrderAuditRow,
  type OrderPaymentRow,
} from './payment-queries.ts'
import { findOrderByNo, lockOrder, type OrderRow, setWaiting } from './queries.ts'
import { type Refunded, refundOrder } from './refund-order.ts'
import { isSold } from './sale.ts'
import { settleOrder } from './settle-order.ts'

interface Judged {
  readonly order: OrderRow
  readonly before: OrderPaymentRow
  readonly after: OrderPaymentRow
}

const openStates = ['open', 'audit', 'agreed'] as const
const waitingStates = ['audit', 'agreed'] as const
const overStates = ['paid', 'denied', 'cancelled'] as const

/** What operators do with orders that are no recharges. Each act is one transaction with the operators' log, and tells the member last. */
export function createOrderService(deps: OrderDeps) {
  const { clock } = deps.context
  const paymentOf = async (tx: Db, orderId: number): Promise<OrderPaymentRow> =>
    (await findPayment(tx, orderId)) ?? refuse('notFound')

  return {
    /** Payments by hand: those an operator has to look at, oldest first, or those that are over. */
    async list(
      db: Db,
      isWaiting: boolean,
      page: { readonly limit: number; readonly offset: number },
    ): Promise<{ readonly rows: readonly OrderAuditRow[]; readonly total: number }> {
      const states = isWaiting ? waitingStates : overStates
      return { rows: await listOrderAudits(db, states, page), total: await countOrderAudits(db, states) }
    },
    /** Refuses 4002. */
    get: async (db: Db, orderId: number): Promise<OrderAuditRow> =>
      (await findOrderAudit(db, orderId)) ?? refuse('notFound'),
    /** From which amount on two operators must agree, by payment. */
    limits: limitOfRecords,

    /** The money came: gives what was bought, or agrees as the first of two. Refuses 4003, and 4001 to be both of them. */
    async approve(tx: Db, orderId: number, { operatorId, paymentRef, note }: Approval): Promise<Judged> {
      await paymentOf(tx, orderId)
      const order = await lockOrder(tx, orderId)
      const before = await paymentOf(tx, orderId)
      const { order_type: type } = order
      // What a provider takes only the provider confirms.
      if (order.state !== orderStates.pending || isOnlineProvider(before.provider) || !isSold(type))
        return refuse('stateChanged')
      const limit = (await limitOfRecords(tx))(before)
      const yes = { amount: BigInt(order.pay_amount), limit, firstId: before.confirmed_by, operatorId }
      const agreement = await agree(deps, tx, yes)
      if (before.state !== 'agreed') {
        const reference = await checkReference(deps, tx, before, paymentRef)
        const agreed = {
          from: openStates,
          to: 'agreed',
          paymentRef: reference,
          confirmedBy: operatorId,
          reason: note,
        } as const
        await movePayment(tx, orderId, agreed).catch(refuseSameReference)
        await setWaiting(tx, orderId, clock())
      }
      if (agreement === 'last') {
        await movePayment(tx, orderId, { from: ['agreed'], to: 'paid', auditedBy: operatorId, auditMs: clock() })
        const sold = { type, sale: deps.sales[type] }
        const paid = await settleOrder(deps, tx, sold, order, { by: before.provider, operatorId })
        return { order: paid, before, after: await paymentOf(tx, orderId) }
      }
      return { order, before, after: await paymentOf(tx, orderId) }
    },

    /** It did not: the order is cancelled. Refuses 4003 once it is over. */
    async deny(
      tx: Db,
      orderId: number,
      { operatorId, reason }: { readonly operatorId: number; readonly reason: string },
    ): Promise<Judged> {
      await paymentOf(tx, orderId)
      const order = await lockOrder(tx, orderId)
      const before = await paymentOf(tx, orderId)
      if (order.state !== orderStates.pending || isOnlineProvider(before.provider)) return refuse('stateChanged')
      const move = { from: openStates, to: 'denied', auditedBy: operatorId, auditMs: clock(), reason } as const
      if (!(await movePayment(tx, orderId, move))) return refuse('stateChanged')
      const after = await paymentOf(tx, orderId)
      return { order: await cancelOrder(deps, tx, order, 'operator'), before, after }
    },

    /** Takes back what is left of what was bought, and gives its price back. Refuses 4002, 4003. */
    async refund(
      tx: Db,
      orderNo: string,
      action: { readonly operatorId: number; readonly reason: string },
    ): Promise<Refunded> {
      const found = (await findOrderByNo(tx, orderNo)) ?? refuse('notFound')
      return refundOrder(deps, tx, await lockOrder(tx, found.id), action)
    },
  }
}
