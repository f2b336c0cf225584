import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { flag, id, paged, paging, queryNumber, text } from '../schema.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { orderAudit, soldOrder } from './operator-order-schemas.ts'
import { orderNumber } from './order-schemas.ts'

/** Orders that are paid by hand, and giving back what is left of one. */
export const orderOperatorCalls = {
  listOrderAudits: call({
    id: 'op-order-audits',
    method: 'GET',
    path: '/operator/v1/order-audits',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({ ...paging, is_waiting: z._default(queryNumber(flag()), 1) }),
    data: paged(orderAudit),
    errors: [],
    summary: 'Orders that were paid by hand: those to look at oldest first, or those that are over',
  }),
  approveOrder: call({
    id: 'op-order-approve',
    method: 'POST',
    path: '/operator/v1/order-audits/approve',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ id: id(), payment_ref: z._default(text(0, 100), ''), reason: z._default(text(0, 300), '') }),
    data: z.object({ audit: orderAudit }),
    errors: ['notFound', 'stateChanged'],
    summary:
      'Confirms that the money came, which gives what was bought; from the limit on a second operator does the same',
  }),
  denyOrder: call({
    id: 'op-order-deny',
    method: 'POST',
    path: '/operator/v1/order-audits/deny',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ id: id(), reason }),
    data: z.object({ audit: orderAudit }),
    errors: ['notFound', 'stateChanged'],
    summary: 'Says that the money did not come: the order is cancelled and its coupons come back',
  }),
  refundOrder: call({
    id: 'op-order-refund',
    method: 'POST',
    path: '/operator/v1/orders/refund',
    auth: 'operator',
    permission: 'finance.write',
    idempotency: 'key',
    request: z.object({ order_no: orderNumber, reason }),
    data: z.object({ order: soldOrder, amount: shownAmount(), to: z.literal(['balance', 'provider']) }),
    errors: ['notFound', 'stateChanged', 'channelUnavailable'],
    summary: 'Takes back what is left of what was bought and gives that part of its price back, once',
  }),
} as const
