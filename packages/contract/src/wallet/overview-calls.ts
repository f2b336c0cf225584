import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, empty, id, paged, paging, queryNumber, text } from '../schema.ts'
import { coinCode } from './coins.ts'
import {
  bill,
  billDetail,
  billType,
  direction,
  month,
  outsidePurchase,
  shownAmount,
  zoneOfMonths,
} from './money-schemas.ts'
import { memberOverview } from './overview-schemas.ts'

/** What a member has, and every line of how it came and went. */
export const overviewCalls = {
  getOverview: call({
    id: 'vg-userInfo',
    method: 'GET',
    path: '/video/api/userInfo',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: memberOverview,
    errors: [],
    summary: 'My membership, wallets, badges and counters for the page of the member',
  }),
  listCoinLines: call({
    id: 'vg-coinNote',
    method: 'GET',
    path: '/video/api/coinNote',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ ...paging, coin_code: z._default(coinCode, 'gold'), direction: z.optional(direction) }),
    data: z.extend(paged(bill), { balance: shownAmount() }),
    errors: [],
    summary: 'Lines of one coin with its balance, newest first',
  }),
  listPointLines: call({
    id: 'vg-scoreList',
    method: 'GET',
    path: '/video/api/scoreList',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ ...paging, type: z.optional(direction) }),
    data: z.extend(paged(bill), { balance: shownAmount() }),
    errors: [],
    summary: 'Lines of my points with their balance, newest first',
  }),
  /** An addition of ours: the documents have no receipts. */
  getReceipt: call({
    id: 'vg-receipt',
    method: 'GET',
    path: '/video/api/receipt',
    auth: 'bearer',
    rate: '20/min',
    timeoutMs: 30_000,
    request: z.object({ number: text(2, 40) }),
    data: z.object({ /** In base64. */ pdf: z.string() }),
    errors: ['notFound'],
    summary: 'Everything of one order or record in my bill as a receipt to print; 4002 while nothing of it is there',
  }),
  /** An addition of ours, like receipts. It holds every coin that the member has or had that month, and what was paid outside of the balance.
   *  Months are of the platform without `time_zone` (S-152). */
  getStatement: call({
    id: 'vg-statement',
    method: 'GET',
    path: '/video/api/statement',
    auth: 'bearer',
    rate: '6/min',
    timeoutMs: 60_000,
    request: z.object({ month, time_zone: z.optional(zoneOfMonths) }),
    data: z.object({ /** In base64. */ pdf: z.string() }),
    errors: [],
    summary:
      'A month of my bill as a statement to print: what each coin began with, every line, and what it ended with',
  }),
  /** The sums are there where the filter leaves one coin; `bill` only with `id`; `csv` only with `export`. `keyword`, an addition of ours, finds
   *  lines by drama, member, number and amount: the newest thousand of them, without sums. `outside`, on the first page, is what was bought
   *  of money outside of the balance. `time_zone`, an addition of ours, says whose months `month` counts (S-152): without it the platform's. */
  listBills: call({
    id: 'vg-tranNote',
    method: 'GET',
    path: '/video/api/tranNote',
    auth: 'bearer',
    rate: '120/min',
    timeoutMs: 60_000,
    request: z.object({
      ...paging,
      id: z.optional(queryNumber(id())),
      coin_code: z.optional(coinCode),
      direction: z.optional(direction),
      bill_type: z.optional(billType),
      month: z.optional(month),
      time_zone: z.optional(zoneOfMonths),
      keyword: z.optional(text(2, 40)),
      export: z.optional(queryNumber(z.literal(1))),
    }),
    data: z.object({
      list: z.array(bill),
      total: count(),
      page: count(),
      limit: count(),
      in_sum: z.optional(shownAmount()),
      out_sum: z.optional(shownAmount()),
      bill: z.optional(billDetail),
      csv: z.optional(z.string()),
      outside: z.optional(z.array(outsidePurchase)),
    }),
    errors: ['notFound'],
    summary: 'My bill over all coins, newest first; with an id one line in full, with export 1 all of it as CSV',
  }),
} as const
