import * as z from 'zod/mini'
import { realNameStates } from '../account/states.ts'
import { coupon } from '../coupons/coupon-schemas.ts'
import { event } from '../event.ts'
import { cancelReason, orderState } from '../payments/order-schemas.ts'
import { orderType } from '../payments/recharge-schemas.ts'
import { id } from '../schema.ts'
import { auditState, bill, wallet } from './money-schemas.ts'

/** Events of my own stream about my money (socket.md, section 9). */

/** Wallets as they are now, never differences; of two the one with the higher `version` counts. `bill` is null where no line was added. */
export const walletChanged = event({
  action: 'wallet_changed',
  stream: 'user',
  data: z.object({
    wallets: z.array(wallet),
    bill: z.nullable(
      z.pick(bill, { id: true, bill_type: true, direction: true, amount: true, coin_code: true, title: true }),
    ),
  }),
})

export const orderChanged = event({
  action: 'order_changed',
  stream: 'user',
  data: z.object({ order_no: z.string(), order_type: orderType, state: orderState, cancel_reason: cancelReason }),
})

export const rechargeChanged = event({
  action: 'recharge_changed',
  stream: 'user',
  data: z.object({ id: id(), order_no: z.string(), state: auditState, reason: z.string() }),
})

export const withdrawChanged = event({
  action: 'withdraw_changed',
  stream: 'user',
  data: z.object({ id: id(), state: auditState, reason: z.string() }),
})

/** I got a coupon, or one of mine was used, came back or ended. */
export const couponChanged = event({
  action: 'coupon_changed',
  stream: 'user',
  data: z.object({ coupon }),
})

/** An operator judged my certification. */
export const realNameChanged = event({
  action: 'realname_changed',
  stream: 'user',
  data: z.object({ status: z.literal([realNameStates.certified, realNameStates.failed]), reason: z.string() }),
})
