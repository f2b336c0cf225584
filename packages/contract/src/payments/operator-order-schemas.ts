import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { orderState } from './order-schemas.ts'
import { paymentProvider } from './payment-provider.ts'
import { channelKind, orderType } from './recharge-schemas.ts'

/** An order as operators see it. `refund_time` 0: it was not refunded. */
export const soldOrder = z.object({
  order_no: z.string(),
  title: z.string(),
  coin_code: coinCode,
  pay_amount: shownAmount(),
  pay_type: z.literal(['', 'balance', 'channel']),
  state: orderState,
  refunded_amount: shownAmount(),
  refund_time: seconds(),
  pay_time: seconds(),
  create_time: seconds(),
})

export type SoldOrder = z.output<typeof soldOrder>

/** A payment by hand of an order. `needs_two`: two operators must agree; `confirmed_by` is the first who did; `proof` is good for an hour. */
export const orderAudit = z.object({
  id: id(),
  order_no: z.string(),
  order_type: orderType,
  title: z.string(),
  member: memberLine,
  kind: channelKind,
  provider: paymentProvider,
  amount: shownAmount(),
  pay_currency: z.string(),
  pay_amount: shownAmount(),
  account: z.string(),
  proof: z.string(),
  same_proof: count(),
  payer_name: z.string(),
  payment_ref: z.string(),
  state: z.literal(['open', 'audit', 'agreed', 'paid', 'denied', 'cancelled']),
  needs_two: flag(),
  confirmed_by: z.string(),
  reason: z.string(),
  audit_time: seconds(),
  create_time: seconds(),
})

export type OrderAudit = z.output<typeof orderAudit>
