import * as z from 'zod/mini'
import { call } from '../call.ts'
import { operatorChange } from '../operators/change-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { shownDays } from '../payments/operator-finance-schemas.ts'
import { orderNumber } from '../payments/order-schemas.ts'
import { paged, paging, period, seconds, text } from '../schema.ts'
import { month } from '../wallet/money-schemas.ts'
import {
  commissionDay,
  commissionLine,
  commissionRule,
  commissionRuleForm,
  commissionState,
  statementLine,
  statementSums,
} from './operator-schemas.ts'

/** Commission as operators see it (S-100). Nothing here pays anybody: what is earned follows from sales and from the rules of when they were made. */
export const commissionOperatorCalls = {
  listCommissionRules: call({
    id: 'op-commission-rules',
    method: 'GET',
    path: '/operator/v1/commission/rules',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object(paging),
    data: paged(commissionRule),
    errors: [],
    summary: 'Base rates and limits by when they hold from: planned, running and past ones, the newest first',
  }),
  planCommissionRule: call({
    id: 'op-commission-rule-plan',
    method: 'POST',
    path: '/operator/v1/commission/rules/plan',
    auth: 'operator',
    permission: 'finance.write',
    idempotency: 'key',
    request: z.extend(commissionRuleForm, { reason }),
    /** `change` waits for a second operator, or took effect where one is enough. */
    data: z.object({ change: operatorChange }),
    errors: [],
    summary: 'Asks for base rates and limits from now or later on; 4000 names what is past, above the cap or too high',
  }),
  listCommissions: call({
    id: 'op-commissions',
    method: 'GET',
    path: '/operator/v1/commissions',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({
      ...paging,
      ...period,
      state: z.optional(commissionState),
      /** Numbers of members, and of an order. */
      earner: z.optional(text(1, 20)),
      buyer: z.optional(text(1, 20)),
      order_no: z.optional(orderNumber),
    }),
    data: paged(commissionLine),
    errors: [],
    summary: 'Each sale by level, the newest first: who earned how much by it, or why nobody did',
  }),
  getCommissionStatement: call({
    id: 'op-commission-statement',
    method: 'GET',
    path: '/operator/v1/commission/statement',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({ ...paging, month }),
    data: z.extend(paged(statementLine), { sums: statementSums }),
    errors: [],
    summary: 'What commission moved in a month of the platform, of everybody and by earner',
  }),
  exportCommissionStatement: call({
    id: 'op-commission-statement-export',
    method: 'POST',
    path: '/operator/v1/commission/statement/export',
    auth: 'operator',
    permission: 'finance.read',
    timeoutMs: 60_000,
    request: z.object({ month, format: z.literal(['csv', 'pdf']) }),
    /** `content` is base64. */
    data: z.object({ name: z.string(), type: z.string(), content: z.string() }),
    errors: [],
    summary: 'The statement of a month as a file: CSV for spreadsheets, PDF for the books; audited',
  }),
  listCommissionDays: call({
    id: 'op-commission-days',
    method: 'GET',
    path: '/operator/v1/commission/days',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({ days: shownDays }),
    data: z.object({
      list: z.array(commissionDay),
      /** Up to when the ledger is summed up; 0: nothing is yet. */
      until_time: seconds(),
    }),
    errors: [],
    summary: 'What commission cost by day and what waits at the end of each, newest first',
  }),
} as const
