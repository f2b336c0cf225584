import * as z from 'zod/mini'
import { count, flag, id, seconds } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { auditState, chain, chainOrNone, rate, shownAmount } from '../wallet/money-schemas.ts'

/** How a channel is paid. */
export const channelKinds = ['balance', 'bank', 'alipay', 'wechat', 'usdt', 'online'] as const
export type ChannelKind = (typeof channelKinds)[number]
export const channelKind = z.literal(channelKinds)

/** Kinds of payment orders. */
export const orderTypes = ['vip', 'star', 'recharge', 'crowdfunding'] as const
export type OrderType = (typeof orderTypes)[number]
export const orderType = z.literal(orderTypes)

/** What Stripe's buttons on our page start with: the publishable key, and the currency as Stripe writes it. */
const expressCheckout = z.object({ key: z.string(), currency: z.string() })
export type ExpressCheckout = z.output<typeof expressCheckout>

/** A way to pay (entities.md, PayPlatform). `manual`: to a collection account, with proof and audit. `express` is
 *  there where it may be paid with a wallet of the phone on our page, `usual_minutes` where an operator looks at
 *  payments by it and did so within that time lately. */
export const payPlatform = z.object({
  id: id(),
  name: z.string(),
  icon: z.string(),
  kind: channelKind,
  mode: z.literal(['manual', 'online']),
  min_amount: shownAmount(),
  max_amount: shownAmount(),
  quick_amounts: z.array(shownAmount()),
  fee_rate: rate(),
  order_types: z.array(orderType),
  sort: z.int(),
  status: flag(),
  express: z.optional(expressCheckout),
  usual_minutes: z.optional(count()),
})
export type PayPlatform = z.output<typeof payPlatform>

/** Channels of one kind. */
export const payPlatformGroup = z.object({
  kind: channelKind,
  name: z.string(),
  icon: z.string(),
  list: z.array(payPlatform),
})
export type PayPlatformGroup = z.output<typeof payPlatformGroup>

/** Where a manual payment goes; what a kind does not have is ''. */
export const collectAccount = z.object({
  kind: channelKind,
  bank_name: z.string(),
  account_name: z.string(),
  account_no: z.string(),
  qr_url: z.string(),
  chain: chainOrNone,
  address: z.string(),
  amount: shownAmount(),
  tip: z.string(),
})
export type CollectAccount = z.output<typeof collectAccount>

/** A fixed offer (entities.md, RechargePlan): pay `amount`, receive `receive_amount` of `coin_code` and the bonus. */
export const rechargePlan = z.object({
  id: id(),
  name: z.string(),
  amount: shownAmount(),
  coin_code: coinCode,
  receive_amount: shownAmount(),
  bonus_coin: coinCode,
  bonus_amount: shownAmount(),
  is_hot: flag(),
  sort: z.int(),
  status: flag(),
})
export type RechargePlan = z.output<typeof rechargePlan>

/** A recharge as its member sees it; which operator judged it is not told. `plan_id` 0: a free amount; `audit_time` 0: not yet. */
export const recharge = z.object({
  id: id(),
  order_no: z.string(),
  user_id: id(),
  plan_id: count(),
  platform_id: id(),
  kind: channelKind,
  amount: shownAmount(),
  pay_currency: z.string(),
  receive_coin: coinCode,
  receive_amount: shownAmount(),
  bonus_amount: shownAmount(),
  proof_url: z.string(),
  payer_name: z.string(),
  state: auditState,
  reason: z.string(),
  audit_time: seconds(),
  create_time: seconds(),
  update_time: seconds(),
})
export type Recharge = z.output<typeof recharge>

/** A USDT network money may come in by; `rate` is money per USDT. */
export const usdtConfig = z.object({
  id: id(),
  chain,
  address: z.string(),
  rate: rate(),
  min_amount: shownAmount(),
  confirmations: count(),
  status: flag(),
})
export type UsdtConfig = z.output<typeof usdtConfig>
