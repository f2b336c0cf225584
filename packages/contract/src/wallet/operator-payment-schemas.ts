import * as z from 'zod/mini'
import { memberLine } from '../operators/messaging-schemas.ts'
import { amount, count, flag, id, seconds, sortOrder, text } from '../schema.ts'
import { auditState, chain, chainOrNone, positiveAmount, rate, shownAmount } from './money-schemas.ts'
import { channelKind, orderType } from './recharge-schemas.ts'

/** Who takes payments: accounts of the platform, its USDT addresses, or a provider that tells us itself. */
export const paymentProvider = z.literal(['manual', 'usdt', 'stripe'])
export type ProviderName = z.output<typeof paymentProvider>

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

/** A fixed offer as operators write it. Money plans give what is paid: `receive_amount` equals `amount` there. */
export const planForm = z.object({
  name: text(1, 60),
  amount: positiveAmount(),
  coin_code: z.literal(['money', 'gold']),
  receive_amount: positiveAmount(),
  bonus_coin: z.literal(['money', 'gold']),
  bonus_amount: amount(),
  is_hot: flag(),
  sort: sortOrder(),
  is_open: flag(),
})
export const planDetail = z.extend(planForm, { id: id(), create_time: seconds() })

/** A channel as operators write it; `usdt_id` of a USDT channel, 0 else. Pictures are keys of the object store. */
export const channelForm = z.object({
  name: text(1, 60),
  icon_key: text(0, 300),
  kind: z.literal(['bank', 'alipay', 'wechat', 'usdt', 'online']),
  usdt_id: count(),
  min_amount: positiveAmount(),
  max_amount: positiveAmount(),
  quick_amounts: z.array(positiveAmount()).check(z.maxLength(12)),
  fee_rate: rate(),
  order_types: z.array(orderType).check(z.minLength(1), z.maxLength(4)),
  sort: sortOrder(),
  is_open: flag(),
})
/** `is_available` 0: open, but members do not see it, since its provider has no keys or it has nowhere to pay to. */
export const channelDetail = z.extend(channelForm, {
  id: id(),
  icon: z.string(),
  is_available: flag(),
  account_total: count(),
  create_time: seconds(),
})

export const collectForm = z.object({
  platform_id: id(),
  bank_name: text(0, 60),
  account_name: text(1, 60),
  account_no: text(0, 64),
  qr_key: text(0, 300),
  tip: text(0, 200),
  is_open: flag(),
})
export const collectDetail = z.extend(collectForm, { id: id(), qr: z.string(), create_time: seconds() })

/** A USDT network as it is, or as an operator wants it to be. */
export const usdtForm = z.object({
  chain,
  address: text(1, 64),
  rate: rate(),
  min_amount: amount(),
  confirmations: z.int().check(z.gte(1), z.lte(1000)),
})
export const usdtDetail = z.extend(usdtForm, {
  id: id(),
  /** '' until the first proposal is agreed to. */
  address: z.string(),
  is_open: flag(),
  proposal: z.nullable(usdtForm),
  proposed_by: z.string(),
  change_time: seconds(),
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

export const guideText = z.object({
  title: text(0, 60),
  summary: text(0, 2000),
  content: text(0, 20_000),
  image_keys: z.array(text(1, 300)).check(z.maxLength(12)),
})
