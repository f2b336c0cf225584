import * as z from 'zod/mini'
import { call } from '../call.ts'
import { purchaseType } from '../coupons/coupon-schemas.ts'
import { count, flag, id, paged, paging, queryNumber, text } from '../schema.ts'
import { objectKey } from '../uploads/schemas.ts'
import { paymentProof, shownAmount } from '../wallet/money-schemas.ts'
import {
  couponIds,
  episodeNumbers,
  order,
  orderNumber,
  orderQuote,
  orderState,
  purchaseNumber,
} from './order-schemas.ts'
import { collectAccount, orderType, recharge } from './recharge-schemas.ts'

/** Payment orders: what something would cost, and paying it. */
export const orderCalls = {
  quoteOrder: call({
    id: 'vg-confirmOrder',
    method: 'GET',
    path: '/video/api/confirmOrder',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      order_type: purchaseType,
      target_id: queryNumber(id()),
      number: z._default(queryNumber(purchaseNumber), 1),
      coupon_ids: z.optional(couponIds),
      numbers: z.optional(episodeNumbers),
      /** Of goods with several forms: which one. */
      variant_id: z.optional(queryNumber(id())),
    }),
    data: orderQuote,
    errors: ['notFound', 'couponNotUsable', 'couponTypeTwice', 'outOfStock', 'purchaseLimit', 'projectNotOpen'],
    summary: 'Price, usable coupons, discount and ways to pay, before an order is made',
  }),
  listOrders: call({
    id: 'vg-payList',
    method: 'GET',
    path: '/video/api/payList',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      ...paging,
      order_type: z.optional(orderType),
      state: z.optional(queryNumber(orderState)),
    }),
    data: paged(order),
    errors: [],
    summary: 'My payment orders of every kind, newest first',
  }),
  /** Asked every 3 s while an online channel is pending. */
  getOrder: call({
    id: 'vg-payInfo',
    method: 'GET',
    path: '/video/api/payInfo',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ order_no: orderNumber }),
    data: z.object({
      order,
      collect: z.nullable(collectAccount),
      recharge: z.nullable(recharge),
      left_seconds: count(),
    }),
    errors: ['notFound'],
    quiet: true,
    summary: 'One payment order with the time that is left and, for a manual channel, where the money goes',
  }),
  /** `pay_url` is there for online channels, with `express` 1 `pay_secret` in its place, `collect` for manual ones, `balance` after paying by balance. */
  payOrder: call({
    id: 'vp-pay',
    method: 'POST',
    path: '/video/api/pay',
    auth: 'bearer',
    rate: '30/min',
    idempotency: 'key',
    request: z
      .object({
        order_no: orderNumber,
        action: z._default(z.literal(['pay', 'proof', 'cancel']), 'pay'),
        pay_type: z.optional(z.literal(['balance', 'channel'])),
        platform_id: z.optional(id()),
        express: z.optional(flag()),
        pay_password: z.optional(paymentProof),
        proof_url: z.optional(objectKey()),
        payer_name: z.optional(text(0, 50)),
      })
      .check(
        z.refine(({ action, pay_type }) => action !== 'pay' || pay_type !== undefined, {
          message: 'missing',
          path: ['pay_type'],
        }),
        z.refine(
          ({ action, pay_type, platform_id }) =>
            action !== 'pay' || pay_type !== 'channel' || platform_id !== undefined,
          { message: 'missing', path: ['platform_id'] },
        ),
        z.refine(
          ({ action, pay_type, pay_password }) =>
            action !== 'pay' || pay_type !== 'balance' || pay_password !== undefined,
          { message: 'missing', path: ['pay_password'] },
        ),
        z.refine(({ action, proof_url }) => action !== 'proof' || proof_url !== undefined, {
          message: 'missing',
          path: ['proof_url'],
        }),
      ),
    data: z.object({
      order,
      pay_url: z.optional(z.string()),
      pay_secret: z.optional(z.string()),
      collect: z.optional(collectAccount),
      balance: z.optional(shownAmount()),
    }),
    errors: [
      'notFound',
      'fileNotUploaded',
      'insufficientBalance',
      'paymentPasswordMissing',
      'paymentPasswordWrong',
      'paymentPasswordLocked',
      'couponNotUsable',
      'purchaseLimit',
      'orderNotPayable',
      'projectNotOpen',
      'channelUnavailable',
    ],
    timeoutMs: 30_000,
    summary: 'Pays an order, hands in the proof of a manual payment, or cancels the order',
  }),
} as const
