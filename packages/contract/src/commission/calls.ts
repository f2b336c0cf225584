import * as z from 'zod/mini'
import { call } from '../call.ts'
import { empty, paged, paging, queryNumber, seconds } from '../schema.ts'
import { commissionOrderType, rate, shownAmount } from '../wallet/money-schemas.ts'
import { incomeRecord, incomeType } from './schemas.ts'

const period = { start: z.optional(queryNumber(seconds())), end: z.optional(queryNumber(seconds())) }

/** What members earn: commission on purchases of whom they invited, and income of savings and projects. */
export const commissionCalls = {
  getCommission: call({
    id: 'vg-commison',
    method: 'GET',
    path: '/video/api/commison',
    auth: 'bearer',
    rate: '120/min',
    request: z.object(period),
    data: z.object({
      total: shownAmount(),
      today: shownAmount(),
      level_1: shownAmount(),
      level_2: shownAmount(),
      /** What I earn of a sale made now. */
      rates: z.array(z.object({ order_type: commissionOrderType, rate_1: rate(), rate_2: rate() })),
      /** Days until commission of a sale is settled. */
      wait_days: z.int(),
      coin_code: z.literal('money'),
    }),
    errors: [],
    summary: 'My commission in a period, less what was reversed, and the rates of now.',
  }),
  listIncome: call({
    id: 'vg-incomeList',
    method: 'GET',
    path: '/video/api/incomeList',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      ...paging,
      type: z.optional(incomeType),
      level: z.optional(queryNumber(z.literal([1, 2]))),
      ...period,
    }),
    data: z.extend(paged(incomeRecord), { sum: shownAmount() }),
    errors: [],
    summary:
      'What I earned line by line, the newest first, and its sum; of invitations in gold, of everything else in money.',
  }),
  getIncome: call({
    id: 'vg-userIncome',
    method: 'GET',
    path: '/video/api/userIncome',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({
      today: shownAmount(),
      yesterday: shownAmount(),
      month: shownAmount(),
      total: shownAmount(),
      /** Commission that waits for the refund window. */
      wait: shownAmount(),
      coin_code: z.literal('money'),
      /** What came of each kind, an addition of ours: those in money come to `total` and `wait`; invitations give gold, which is of neither. */
      sources: z.array(
        z.object({
          type: incomeType,
          total: shownAmount(),
          wait: shownAmount(),
          coin_code: z.literal(['money', 'gold']),
        }),
      ),
    }),
    errors: [],
    summary: 'My settled income by day and month of the platform, and by what it came of.',
  }),
  listIncomeDays: call({
    id: 'vg-userIncomes',
    method: 'GET',
    path: '/video/api/userIncomes',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ days: z._default(queryNumber(z.literal([7, 30])), 7) }),
    data: z.object({
      list: z.array(z.object({ date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), amount: shownAmount() })),
      total: shownAmount(),
    }),
    errors: [],
    summary: 'My settled income by day, the oldest first, with the days on which there was none.',
  }),
} as const
