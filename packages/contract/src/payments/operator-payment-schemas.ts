import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { auditState, chainOrNone, shownAmount } from '../wallet/money-schemas.ts'
import { paymentProvider } from './payment-provider.ts'
import { channelKind } from './recharge-schemas.ts'

/** A recharge as operators see it. `needs_two`: two of them must agree; `confirmed_by` is the first who did. `is_due` once one
 *  with a proof waits for longer than the platform promises for money that goes out (C-31). */
export const rechargeOverview = z.object({
  id: id(),
  order_no: z.string(),
  member: memberLine,
  kind: channelKind,
  provider: paymentProvider,
  platform_name: z.string(),
  amount: shownAmount(),
  pay_currency: z.string(),
  pay_amount: shownAmount(),
  receive_coin: z.literal(['money', 'gold']),
  receive_amount: shownAmount(),
  fee: shownAmount(),
  bonus_coin: z.literal(['money', 'gold']),
  bonus_amount: shownAmount(),
  reward_amount: shownAmount(),
  extras_state: z.literal(['none', 'owed', 'paid']),
  has_proof: flag(),
  payer_name: z.string(),
  payment_ref: z.string(),
  state: auditState,
  late_state: z.literal(['', 'open', 'credited', 'refunded']),
  reason: z.string(),
  needs_two: flag(),
  confirmed_by: z.string(),
  refunded_amount: shownAmount(),
  wait_seconds: count(),
  is_due: flag(),
  audit_time: seconds(),
  create_time: seconds(),
})
export type RechargeOverview = z.output<typeof rechargeOverview>

export const rechargeStep = z.object({
  state: auditState,
  actor: z.literal(['member', 'clock', 'provider', 'operator']),
  operator_name: z.string(),
  note: z.string(),
  create_time: seconds(),
})

/** `proof` is an address that is good for an hour; `same_proof` names other recharges that showed the same picture. */
export const rechargeDetail = z.extend(rechargeOverview, {
  proof: z.string(),
  same_proof: z.array(z.object({ id: id(), order_no: z.string(), user_id: id() })),
  collect: z.nullable(
    z.object({
      bank_name: z.string(),
      account_name: z.string(),
      account_no: z.string(),
      chain: chainOrNone,
      address: z.string(),
    }),
  ),
  steps: z.array(rechargeStep),
  online_state: z.literal(['', 'unknown', 'open', 'processing', 'paid', 'closed']),
})

export const suspenseItem = z.object({
  id: id(),
  provider: paymentProvider,
  payment_ref: z.string(),
  cause: z.literal(['amount', 'currency', 'reference', 'late', 'twice']),
  amount: shownAmount(),
  recharge_id: count(),
  order_no: z.string(),
  member: z.nullable(memberLine),
  note: z.string(),
  state: z.literal(['open', 'refunding', 'credited', 'refunded']),
  needs_two: flag(),
  agreed_by: z.string(),
  decided_by: z.string(),
  reason: z.string(),
  create_time: seconds(),
  decide_time: seconds(),
})

export const providerEvent = z.object({
  id: id(),
  provider: paymentProvider,
  event_id: z.string(),
  kind: z.string(),
  reference: z.string(),
  state: z.literal(['new', 'done', 'ignored', 'failed']),
  note: z.string(),
  receive_time: seconds(),
  handle_time: seconds(),
})

export const refundItem = z.object({
  id: id(),
  provider: paymentProvider,
  payment_ref: z.string(),
  amount: shownAmount(),
  recharge_id: count(),
  suspense_id: count(),
  reference: z.string(),
  state: z.literal(['unknown', 'done', 'failed']),
  operator_name: z.string(),
  reason: z.string(),
  note: z.string(),
  create_time: seconds(),
})

export type RechargeDetail = z.output<typeof rechargeDetail>
export type SuspenseView = z.output<typeof suspenseItem>
export type ProviderEventView = z.output<typeof providerEvent>
export type RefundView = z.output<typeof refundItem>
