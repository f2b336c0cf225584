import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import { type BoundCall, bindCalls, type CallContext } from '../../platform/http/handlers.ts'
import type { OrderDeps } from './deps.ts'
import type { PaymentsNeeds } from './needs.ts'
import { createPaymentsOperator, type PaymentsOperator } from './operator.ts'
import { getOrder } from './orders/calls/get-order.ts'
import { listOrders } from './orders/calls/list-orders.ts'
import { payOrder } from './orders/calls/pay-order.ts'
import { quoteOrder } from './orders/calls/quote-order.ts'
import { cancelOverdue } from './orders/cancel-overdue.ts'
import { type NamedOrder, nameOrders } from './orders/name-orders.ts'
import { type OpenedOrder, type OrderDraft, openOrder } from './orders/open-order.ts'
import type { OrderKind } from './orders/order-kind.ts'
import { listPaidOutside } from './orders/paid-outside.ts'
import type { Sales } from './orders/sale.ts'
import { soldKind } from './orders/sold-kind.ts'
import { addPayUrl } from './providers/add-pay-url.ts'
import { closeJob, requestJob } from './providers/attempt-jobs.ts'
import { handleEventJob } from './providers/event-jobs.ts'
import { closeAttempt, requestAttempt } from './providers/follow-attempts.ts'
import { handleEvent } from './providers/handle-event.ts'
import { listDueAttempts } from './providers/queries/attempts.ts'
import { listDueRefunds } from './providers/queries/refunds.ts'
import { requestRefund, requestRefundJob } from './providers/refunds.ts'
import { listOnline, openProviders } from './providers/registry.ts'
import { settleDebts } from './providers/settle-debts.ts'
import { webhookRoutes } from './providers/webhook.ts'
import { getRechargeGuide } from './recharge/calls/get-recharge-guide.ts'
import { getRechargeTerms } from './recharge/calls/get-recharge-terms.ts'
import { listPayPlatformGroups } from './recharge/calls/list-pay-platform-groups.ts'
import { listPayPlatforms } from './recharge/calls/list-pay-platforms.ts'
import { listRechargePlans } from './recharge/calls/list-recharge-plans.ts'
import { listRecharges } from './recharge/calls/list-recharges.ts'
import { listUsdtConfigs } from './recharge/calls/list-usdt-configs.ts'
import { requestRecharge } from './recharge/calls/request-recharge.ts'
import { rechargeKind } from './recharge/recharge-kind.ts'
import { payOwedRewards, payRewards, payRewardsJob } from './recharge/recharge-rewards.ts'
import { startReconcileJobs } from './reconcile/jobs.ts'

export type { OrderAuditRow, OrderPaymentRow } from './orders/payment-queries.ts'
export { presentOrder } from './orders/present.ts'
export type { PurchaseOrderRow } from './orders/purchase-queries.ts'
export type { OrderRow } from './orders/queries.ts'
export type { Sale } from './orders/sale.ts'
export { listOrdersOf } from './orders/sold-orders.ts'
export type { EventRow as ProviderEventRow } from './providers/queries/events.ts'
export type { RefundRow } from './providers/queries/refunds.ts'
export type { SuspenseRow } from './providers/queries/suspense.ts'
export { usedByPayments } from './queries/used-files.ts'
export type { AuditRow } from './recharge/queries/audits.ts'
export type { ChannelRow, NewChannel } from './recharge/queries/channels.ts'
export type { CollectRow, NewCollect } from './recharge/queries/collect-accounts.ts'
export type { NewPlan, PlanRow } from './recharge/queries/plans.ts'
export type { RechargeRow } from './recharge/queries/recharges.ts'
export type { UsdtRow } from './recharge/queries/usdt-networks.ts'
export type { ReconciliationLineRow, ReconciliationRow } from './reconcile/queries/reconciliations.ts'

const tendJob = defineJob({
  name: 'wallet.tendPayments',
  schema: z.object({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
})

const requestedAtOnce = 100

export interface PaymentsDomain extends Domain {
  /** What operators do with recharges, orders, money nobody could be named for, and with what providers say and report. */
  readonly operator: PaymentsOperator
  /** Makes an order of what another domain sells (`open-order.ts`). */
  open(context: CallContext<'bearer'>, draft: OrderDraft): Promise<OpenedOrder>
  /** What a member's own orders were for, by number (`orders/name-orders.ts`). */
  nameOrders(
    reader: Parameters<typeof nameOrders>[1],
    numbers: readonly string[],
  ): Promise<ReadonlyMap<string, NamedOrder>>
  /** What a member bought of money that went through no wallet (`orders/paid-outside.ts`). */
  readonly listPaidOutside: typeof listPaidOutside
  /** One round of what nobody asks for: orders whose time is over, payments nobody told us the end of, rewards and debts that wait. */
  tend(signal: AbortSignal): Promise<void>
}

/** Money in: orders, recharges and the providers behind them. */
export function createPaymentsDomain(context: ServerContext, domains: PaymentsNeeds, sales: Sales): PaymentsDomain {
  const { ledger, wallet } = domains
  const base = { context, domains, sales, ledger, coupons: wallet.coupons, providers: openProviders(context, domains) }
  const kinds = {
    recharge: rechargeKind(base),
    vip: soldKind(base, 'vip', sales.vip),
    star: soldKind(base, 'star', sales.star),
    crowdfunding: soldKind(base, 'crowdfunding', sales.crowdfunding),
  }
  const quote: OrderKind['quote'] = (db, question) => domains.drama.quoteEpisodes(db, question)
  const quoteGoods: OrderKind['quote'] = (db, question) => domains.mall.quoteGoods(db, question)
  const video = { takesCoupons: true, takesBalance: true, quote }
  const goods = { takesCoupons: true, takesBalance: true, quote: quoteGoods }
  const deps: OrderDeps = { ...base, kinds, quoted: { ...kinds, video, goods } }
  return {
    operator: createPaymentsOperator(deps),
    calls: wallet.guardPayments([...bindRecharges(deps), ...bindOrders(deps)]),
    open: (call, draft) => openOrder(deps, call, draft),
    nameOrders: (reader, numbers) => nameOrders(sales, reader, numbers),
    listPaidOutside,
    routes: (app) => webhookRoutes(app, deps),
    start: () => startJobs(deps),
    tend: (signal) => tend(deps, signal),
  }
}

const bindRecharges = (deps: OrderDeps): readonly BoundCall[] =>
  bindCalls(rechargeCalls, {
    getRechargeTerms: getRechargeTerms(deps),
    listRechargePlans: listRechargePlans(deps),
    listPayPlatforms: listPayPlatforms(deps),
    listPayPlatformGroups: listPayPlatformGroups(deps),
    listUsdtConfigs: listUsdtConfigs(deps),
    getRechargeGuide,
    listRecharges,
    requestRecharge: requestRecharge(deps),
  }).map(withPayUrl(deps))

const bindOrders = (deps: OrderDeps): readonly BoundCall[] =>
  bindCalls(orderCalls, {
    quoteOrder: quoteOrder(deps),
    listOrders: listOrders(deps),
    getOrder: getOrder(deps),
    payOrder: payOrder(deps),
  }).map(withPayUrl(deps))

/** The two calls after which a member may have to go to a provider's page. */
const withPayUrl =
  (deps: OrderDeps) =>
  (bound: BoundCall): BoundCall => {
    if (bound.row !== rechargeCalls.requestRecharge && bound.row !== orderCalls.payOrder) return bound
    const add = addPayUrl(deps)
    return {
      ...bound,
      after: (call, answered, input) =>
        add(call as CallContext<'bearer'>, answered as Parameters<typeof add>[1], input as Parameters<typeof add>[2]),
    }
  }

async function startJobs(deps: OrderDeps): Promise<void> {
  const { jobs } = deps.context
  await jobs.work(requestJob, ({ attemptId }) => requestAttempt(deps, attemptId))
  await jobs.work(closeJob, ({ attemptId }) => closeAttempt(deps, attemptId))
  await jobs.work(handleEventJob, ({ eventId }) => handleEvent(deps, eventId))
  await jobs.work(requestRefundJob, ({ refundId }) => requestRefund(deps, refundId))
  await jobs.work(payRewardsJob, async ({ rechargeId }) => {
    await payRewards(deps, rechargeId)
  })
  await startReconcileJobs(deps)
  await jobs.work(tendJob, (_nothing, { signal }) => tend(deps, signal))
}

async function tend(deps: OrderDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = deps.context
  const each = async (ids: readonly { id: number }[], work: (id: number) => Promise<void>, what: string) => {
    for (const { id } of ids) {
      if (signal.aborted) return
      await work(id).catch((error: unknown) => log.warn({ err: error, id }, what))
    }
  }
  await cancelOverdue(deps, signal)
  if (listOnline(deps.providers).length > 0) {
    const attempts = await listDueAttempts(db, clock(), requestedAtOnce)
    await each(attempts, (id) => requestAttempt(deps, id), 'a provider could not be asked about a payment')
    const refunds = await listDueRefunds(db, clock(), requestedAtOnce)
    await each(refunds, (id) => requestRefund(deps, id), 'a provider could not be asked about a refund')
  }
  await payOwedRewards(deps)
  await settleDebts(deps)
}
