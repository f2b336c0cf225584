import * as z from 'zod/mini'
import { call } from '../call.ts'
import { order } from '../payments/order-schemas.ts'
import { flag, id, paged, paging, queryNumber, text } from '../schema.ts'
import { paymentProof, shownAmount } from '../wallet/money-schemas.ts'
import { crowInterest, crowOrder, crowProject } from './schemas.ts'
import { crowdOrderState } from './states.ts'

/** Orders for units of a project. */
export const crowdOrderCalls = {
  joinProject: call({
    id: 'vp-Crowdfunding',
    method: 'POST',
    path: '/video/api/Crowdfunding',
    auth: 'bearer',
    rate: '30/min',
    idempotency: 'key',
    request: z.object({
      project_id: id(),
      /** Units. */
      number: z.int().check(z.gte(1), z.lte(1_000_000)),
      coupon_ids: z.optional(z.array(id()).check(z.maxLength(20))),
      /** The contract of today, which the member has opened, is accepted. */
      agree: z.literal(1),
      /** Signature on the contract. */
      sign_name: text(2, 50),
    }),
    data: z.object({ order, crow_order: crowOrder }),
    errors: [
      'notFound',
      'amountOutOfRange',
      'couponNotUsable',
      'couponTypeTwice',
      'purchaseLimit',
      'projectNotOpen',
      'realNameRequired',
      'serviceNotOpen',
    ],
    summary: 'Reserves units of a project for the time its order may be paid in, and signs the contract.',
  }),
  listMyOrders: call({
    id: 'vp-myCrowdfunding',
    method: 'POST',
    path: '/video/api/myCrowdfunding',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ ...paging, state: z.optional(queryNumber(crowdOrderState)) }),
    data: z.extend(paged(crowOrder), {
      total_amount: shownAmount(),
      total_interest: shownAmount(),
      owed_amount: shownAmount(),
    }),
    errors: [],
    summary: 'My orders, the newest first, with what is in projects now, what it earned, and what of that is owed.',
  }),
  getMyOrder: call({
    id: 'vg-CrowOrder',
    method: 'GET',
    path: '/video/api/CrowOrder',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ id: queryNumber(id()) }),
    data: z.object({ order: crowOrder, interests: z.array(crowInterest), project: crowProject }),
    errors: ['notFound'],
    summary: 'One of my orders with what its newest days earned.',
  }),
  takeOut: call({
    id: 'vp-CrowdMoney',
    method: 'POST',
    path: '/video/api/CrowdMoney',
    auth: 'bearer',
    rate: '60/min',
    idempotency: 'sometimes',
    request: z.object({
      order_id: id(),
      type: z.literal(['terminate', 'settle']),
      preview: z._default(flag(), 0),
      /** Required unless `preview`. */
      pay_password: z.optional(paymentProof),
      /** What the member was shown they would receive; where that has changed, nothing moves. */
      expect_receive: z.optional(shownAmount()),
    }),
    data: z.object({
      principal: shownAmount(),
      /** Earned and not paid yet. */
      interest: shownAmount(),
      /** The part of it that waits for the pool, and is paid after that. */
      owed: shownAmount(),
      penalty: shownAmount(),
      /** What arrives now: principal - penalty + interest - owed. */
      receive: shownAmount(),
      order: crowOrder,
      /** Absent in a preview. */
      balance: z.optional(shownAmount()),
    }),
    errors: [
      'notFound',
      'stateChanged',
      'paymentPasswordMissing',
      'paymentPasswordWrong',
      'paymentPasswordLocked',
      'idempotencyKeyMissing',
      'idempotencyKeyReused',
      'stillProcessing',
    ],
    summary:
      'Ends an order early, for a tenth of what was put in, or settles one that has matured; `preview` only calculates.',
  }),
} as const
