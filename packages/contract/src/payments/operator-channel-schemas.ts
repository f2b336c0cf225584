import * as z from 'zod/mini'
import { amount, count, flag, id, seconds, shortTexts, sortOrder, text } from '../schema.ts'
import { chain, positiveAmount, rate } from '../wallet/money-schemas.ts'
import { onlineProviders } from './payment-provider.ts'
import { orderType } from './recharge-schemas.ts'

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

/** A channel as operators write it; `name` is read where `names` have nothing, and `usdt_id` is that of a USDT channel, 0 else. Pictures are
 *  keys of the object store. */
export const channelForm = z.object({
  name: text(1, 60),
  /** What members of each language read. */
  names: z._default(shortTexts, {}),
  icon_key: text(0, 300),
  kind: z.literal(['bank', 'alipay', 'wechat', 'usdt', 'online']),
  /** Who takes payments of a channel of the kind `online`; '' of every other. */
  online_provider: z._default(z.literal(['', ...onlineProviders]), ''),
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
  names: shortTexts,
  icon: z.string(),
  online_provider: z.literal(['', ...onlineProviders]),
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

export const guideText = z.object({
  title: text(0, 60),
  summary: text(0, 2000),
  content: text(0, 20_000),
  image_keys: z.array(text(1, 300)).check(z.maxLength(12)),
})
