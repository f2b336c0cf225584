import * as z from 'zod/mini'
import { call } from '../call.ts'
import { incomeRecord } from '../commission/schemas.ts'
import { order, orderState } from '../payments/order-schemas.ts'
import { count, empty, id, paged, paging, queryNumber } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { starPlan, userStar } from './schemas.ts'

/** Star packages: services for members who invite. Buying one earns nobody anything. */
export const starPlanCalls = {
  listStarPlans: call({
    id: 'vg-star',
    method: 'GET',
    path: '/video/api/star',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({ list: z.array(starPlan), my: z.nullable(userStar) }),
    errors: [],
    summary: 'Star packages on sale, and the one of mine that runs.',
  }),
  listUserStars: call({
    id: 'vg-getUserStar',
    method: 'GET',
    path: '/video/api/getUserStar',
    auth: 'bearer',
    rate: '120/min',
    request: z.object(paging),
    data: paged(userStar),
    errors: [],
    summary: 'My star packages, running and over, the newest first.',
  }),
  getMyStar: call({
    id: 'vg-myStar',
    method: 'GET',
    path: '/video/api/myStar',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ coin_code: z._default(coinCode, 'money') }),
    data: z.object({
      star: z.nullable(userStar),
      coin_code: coinCode,
      income_total: shownAmount(),
      income_today: shownAmount(),
      income_month: shownAmount(),
      available: shownAmount(),
      team_total: count(),
      team_1: count(),
      team_2: count(),
    }),
    errors: [],
    summary: 'My star package, my settled income in money (0 in any other coin), my balance, and the size of my team.',
  }),
  listStarRecords: call({
    id: 'vg-starNote',
    method: 'GET',
    path: '/video/api/starNote',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      ...paging,
      type: z._default(z.literal(['order', 'income']), 'order'),
      state: z.optional(queryNumber(orderState)),
    }),
    data: paged(z.union([order, incomeRecord])),
    errors: [],
    summary: 'My orders of star packages, or the commission I earned while I held one.',
  }),
  buyStar: call({
    id: 'vp-buyStar',
    method: 'POST',
    path: '/video/api/buyStar',
    auth: 'bearer',
    rate: '30/min',
    idempotency: 'key',
    request: z.object({
      star_id: id(),
      /** Only the coin of the package; absent: that one. */
      coin_code: z.optional(z.literal(['money', 'gold'])),
      coupon_ids: z.optional(z.array(id()).check(z.maxLength(20))),
    }),
    data: z.object({ order }),
    errors: ['notFound', 'couponNotUsable', 'couponTypeTwice', 'purchaseLimit', 'serviceNotOpen'],
    summary: 'Creates an order for a star package, to be paid with vp-pay.',
  }),
} as const
