import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, empty, flag, id, paging, queryNumber } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { positiveAmount, shownAmount, stateFilter, wallet } from '../wallet/money-schemas.ts'
import { order } from './order-schemas.ts'
import {
  collectAccount,
  orderType,
  payPlatform,
  payPlatformGroup,
  recharge,
  rechargePlan,
  usdtConfig,
} from './recharge-schemas.ts'

/** Money in: offers, channels, and recharges. Nothing here credits a wallet; that happens once, when a recharge reaches 3 (S-86). */
export const rechargeCalls = {
  getRechargeTerms: call({
    id: 'vg-recharge',
    method: 'GET',
    path: '/video/api/recharge',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ coin_code: z._default(coinCode, 'money') }),
    data: z.object({
      wallets: z.array(wallet),
      min_amount: shownAmount(),
      max_amount: shownAmount(),
      reward_threshold: shownAmount(),
      reward_coin: z.literal('gold'),
      reward_min: shownAmount(),
      reward_max: shownAmount(),
      text: z.string(),
    }),
    errors: [],
    summary: 'My wallets, and the limits and the reward of a recharge',
  }),
  listRechargePlans: call({
    id: 'vg-SysRechargeList',
    method: 'GET',
    path: '/video/api/SysRechargeList',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({ list: z.array(rechargePlan) }),
    errors: [],
    summary: 'The fixed offers: what is paid, what is received, and the bonus',
  }),
  listPayPlatforms: call({
    id: 'vg-payPlatform',
    method: 'GET',
    path: '/video/api/payPlatform',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ order_type: z.optional(orderType) }),
    data: z.object({ list: z.array(payPlatform) }),
    errors: [],
    summary: 'Channels open now, as one list',
  }),
  listPayPlatformGroups: call({
    id: 'vg-payPlatformNew',
    method: 'GET',
    path: '/video/api/payPlatformNew',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ coin_code: z._default(coinCode, 'money') }),
    data: z.object({ groups: z.array(payPlatformGroup) }),
    errors: [],
    summary: 'Channels open now for a recharge, by kind',
  }),
  listUsdtConfigs: call({
    id: 'vg-usdtConfigList',
    method: 'GET',
    path: '/video/api/usdtConfigList',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({ list: z.array(usdtConfig) }),
    errors: [],
    summary: 'USDT networks with address, rate, minimum and confirmations',
  }),
  getRechargeGuide: call({
    id: 'vg-payText',
    method: 'GET',
    path: '/video/api/payText',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ platform_id: z.optional(queryNumber(id())) }),
    data: z.object({ title: z.string(), content: z.string(), images: z.array(z.string()) }),
    errors: [],
    summary: 'How to recharge, in general or by one channel',
  }),
  listRecharges: call({
    id: 'vg-payNote',
    method: 'GET',
    path: '/video/api/payNote',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ ...paging, state: stateFilter }),
    data: z.object({ list: z.array(recharge), total: count(), page: count(), limit: count(), sum: shownAmount() }),
    errors: [],
    summary: 'My recharges, newest first, and the sum of what was credited',
  }),
  /** `collect` is there for manual channels, `pay_url` for online ones, with `express` 1 `pay_secret` in its place. */
  requestRecharge: call({
    id: 'vp-buyRecharge',
    method: 'POST',
    path: '/video/api/buyRecharge',
    auth: 'bearer',
    rate: '20/min',
    idempotency: 'key',
    request: z
      .object({
        plan_id: z.optional(id()),
        amount: z.optional(positiveAmount()),
        platform_id: id(),
        express: z.optional(flag()),
      })
      .check(
        z.refine(({ plan_id, amount }) => plan_id !== undefined || amount !== undefined, {
          message: 'missing',
          path: ['amount'],
        }),
      ),
    data: z.object({
      order,
      recharge,
      collect: z.optional(collectAccount),
      pay_url: z.optional(z.string()),
      pay_secret: z.optional(z.string()),
    }),
    errors: ['notFound', 'amountOutOfRange', 'channelUnavailable', 'serviceNotOpen'],
    timeoutMs: 30_000,
    summary: 'Makes a recharge order for a plan or for a free amount',
  }),
} as const
