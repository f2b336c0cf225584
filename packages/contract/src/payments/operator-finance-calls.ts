import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { empty, id, paged, paging, queryNumber, seconds } from '../schema.ts'
import {
  dayText,
  moneyDay,
  moneyWaiting,
  reconciliation,
  reconciliationKind,
  reconciliationLine,
  reportText,
  shownDays,
} from './operator-finance-schemas.ts'
import { manualProvider, onlineProvider, paymentProvider } from './payment-provider.ts'

/** Looking after money: what waits, what came and went, and whether providers say the same as the ledger. */
export const financeOperatorCalls = {
  getMoneyWaiting: call({
    id: 'op-money-waiting',
    method: 'GET',
    path: '/operator/v1/money-waiting',
    auth: 'operator',
    permission: 'finance.read',
    request: empty(),
    data: z.object({ waiting: moneyWaiting }),
    errors: [],
    summary: 'The queues of money, in figures, and whether the ledger is sound',
  }),
  listMoneyDays: call({
    id: 'op-money-days',
    method: 'GET',
    path: '/operator/v1/money-days',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({ days: z._default(shownDays, 30) }),
    /** `until_time`: acts of later are not counted yet; 0 where nothing was. */
    data: z.object({ list: z.array(moneyDay), until_time: seconds() }),
    errors: [],
    summary: 'Money in and out by day of the platform, the newest first, today included',
  }),
  listReconciliations: call({
    id: 'op-reconciliations',
    method: 'GET',
    path: '/operator/v1/reconciliations',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({ ...paging, provider: z.optional(paymentProvider) }),
    data: paged(reconciliation),
    errors: [],
    summary: 'Reports of providers held against the ledger, newest first; a day’s last one counts',
  }),
  listReconciliationLines: call({
    id: 'op-reconciliation-lines',
    method: 'GET',
    path: '/operator/v1/reconciliations/lines',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({ ...paging, id: queryNumber(id()), kind: z.optional(reconciliationKind) }),
    data: z.extend(paged(reconciliationLine), { reconciliation }),
    errors: ['notFound'],
    summary: 'What one of them found, differences first',
  }),
  askReconciliation: call({
    id: 'op-reconciliation-ask',
    method: 'POST',
    path: '/operator/v1/reconciliations/ask',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ provider: onlineProvider, day: dayText }),
    data: empty(),
    errors: ['channelUnavailable'],
    summary: 'Has a day that is over asked for at an online provider; its result stands in the list soon after',
  }),
  reconcileReport: call({
    id: 'op-reconciliation-report',
    method: 'POST',
    path: '/operator/v1/reconciliations/report',
    auth: 'operator',
    permission: 'finance.write',
    idempotency: 'key',
    request: z.object({ provider: manualProvider, day: dayText, report: reportText }),
    data: z.object({ reconciliation }),
    errors: [],
    summary: 'Holds a report somebody brings against the ledger; 4000 names the field that cannot be read',
  }),
  settleDifference: call({
    id: 'op-reconciliation-settle',
    method: 'POST',
    path: '/operator/v1/reconciliations/settle',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ id: id(), reason }),
    data: z.object({ line: reconciliationLine }),
    errors: ['notFound', 'stateChanged'],
    summary: 'Explains a line that differs, so that it waits for nobody any more; nothing moves',
  }),
} as const
