import * as z from 'zod/mini'
import { call } from '../call.ts'
import { amount, id, paged, paging, queryNumber, text } from '../schema.ts'
import { paymentProof, shownAmount } from '../wallet/money-schemas.ts'
import { pointOrder } from './schemas.ts'
import { mallOrderStates } from './states.ts'

const { pendingShipment, awaitingReceipt, completed, cancelled } = mallOrderStates

/** Orders of the points mall (S-89). */
export const mallOrderCalls = {
  exchangePoints: call({
    id: 'vp-pointExchange',
    method: 'POST',
    path: '/video/api/pointExchange',
    auth: 'bearer',
    rate: '30/min',
    idempotency: 'key',
    request: z.object({
      goods_id: id(),
      /** Needed where the article has more than one variant. */
      variant_id: z.optional(id()),
      number: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
      address_id: z.optional(id()),
      remark: z._default(text(0, 100), ''),
      coupon_ids: z._default(z.array(id()).check(z.maxLength(20)), []),
      /** What the member saw: refused with 4003 where it costs something else by now, because a sale began or ended, say. */
      expect_point: z.optional(amount()),
      expect_money: z.optional(amount()),
      pay_password: paymentProof,
    }),
    data: z.object({ order: pointOrder, balance: shownAmount() }),
    errors: [
      'notFound',
      'insufficientBalance',
      'paymentPasswordMissing',
      'paymentPasswordWrong',
      'paymentPasswordLocked',
      'couponNotUsable',
      'couponTypeTwice',
      'outOfStock',
      'purchaseLimit',
      'addressMissing',
      'stateChanged',
    ],
    summary: 'Exchanges points for an article',
  }),
  getMallOrder: call({
    id: 'vg-pointOrderInfo',
    method: 'GET',
    path: '/video/api/pointOrderInfo',
    auth: 'bearer',
    request: z.object({ id: queryNumber(id()) }),
    data: z.object({ order: pointOrder }),
    errors: ['notFound'],
    summary: 'One of my orders of the points mall',
  }),
  listMallOrders: call({
    id: 'vg-pointOrderList',
    method: 'GET',
    path: '/video/api/pointOrderList',
    auth: 'bearer',
    rate: '240/min',
    request: z.object({
      ...paging,
      state: z.optional(queryNumber(z.literal([pendingShipment, awaitingReceipt, completed, cancelled]))),
    }),
    data: paged(pointOrder),
    errors: [],
    summary: 'My orders of the points mall',
  }),
  confirmReceipt: call({
    id: 'vp-pointConfirm',
    method: 'POST',
    path: '/video/api/pointConfirm',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ id: id() }),
    data: z.object({ order: pointOrder }),
    errors: ['notFound', 'stateChanged'],
    summary: 'Confirms that the goods of an order arrived',
  }),
} as const
