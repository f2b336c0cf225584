import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import { type BoundCall, bindCalls, type CallContext } from '../../platform/http/handlers.ts'
import { getOrder } from './orders/calls/get-order.ts'
import { listOrders } from './orders/calls/list-orders.ts'
import { payOrder } from './orders/calls/pay-order.ts'
import { quoteOrder } from './orders/calls/quote-order.ts'
import { cancelOverdue } from './orders/cancel-overdue.ts'
import { type OpenedOrder, type OrderDraft, openOrder } from './orders/open-order.ts'
import type { OrderKind } from './orders/order-kind.ts'
import { createOrderService } from './orders/order-service.ts'
import { soldKind } from './orders/sold-kind.ts'
import type { WalletParts } from './parts.ts'
import type { OrderParts } from './payment-parts.ts'
import { addPayUrl } from './providers/add-pay-url.ts'
import { askJob, closeJob } from './providers/attempt-jobs.ts'
import { handleEventJob } from './providers/event-jobs.ts'
import { askAttempt, closeAttempt } from './providers/follow-attempts.ts'
import { handleEvent } from './providers/handle-event.ts'
import { createProviderService } from './providers/provider-service.ts'
import { listDueAttempts } from './providers/queries/attempts.ts'
import { listDueRefunds } from './providers/queries/refunds.ts'
import { askRefund, askRefundJob } from './providers/refunds.ts'
import { listOnline, openProviders } from './providers/registry.ts'
import { settleDebts } from './providers/settle-debts.ts'
import { createSuspenseService } from './providers/suspense-service.ts'
import { webhookRoutes } from './providers/webhook.ts'
import { getRechargeGuide } from './recharge/calls/get-recharge-guide.ts'
import { getRechargeTerms } from './recharge/calls/get-recharge-terms.ts'
import { listPayPlatformGroups } from './recharge/calls/list-pay-platform-groups.ts'
import { listPayPlatforms } from './recharge/calls/list-pay-platforms.ts'
import { listRechargePlans } from './recharge/calls/list-recharge-plans.ts'
import { listRecharges } from './recharge/calls/list-recharges.ts'
import { listUsdtConfigs } from './recharge/calls/list-usdt-configs.ts'
import { requestRecharge } from './recharge/calls/request-recharge.ts'
import { createRechargeAuditService } from './recharge/recharge-audit-service.ts'
import { rechargeKind } from './recharge/recharge-kind.ts'
import { payOwedRewards, payRewards, payRewardsJob } from './recharge/recharge-rewards.ts'
import { startReconcileJobs } from './reconcile/jobs.ts'
import { createReconcileService } from './reconcile/reconcile-service.ts'

const tendJob = defineJob({
  name: 'wallet.tendPayments',
  schema: z.object({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
})

const askedAtOnce = 100

/** Money in: orders, recharges and the providers behind them. */
export interface Payments {
  readonly calls: readonly BoundCall[]
  /** What operators do with recharges, orders, money nobody could be named for, and with what providers say and report. */
  readonly operator: ReturnType<typeof createPaymentsOperator>
  /** Makes an order of what another domain sells (`open-order.ts`). */
  open(context: CallContext<'bearer'>, draft: OrderDraft): Promise<OpenedOrder>
  routes(app: FastifyInstance): Promise<void>
  start(): Promise<void>
  /** One round of what nobody asks for: orders whose time is over, payments nobody told us the end of, rewards and debts that wait. */
  tend(signal: AbortSignal): Promise<void>
}

export function createPayments(context: ServerContext, wallet: WalletParts): Payments {
  const base = { ...wallet, context, providers: openProviders(context, wallet.domains) }
  const kinds = { recharge: rechargeKind(base), vip: soldKind(base, 'vip', wallet.sales.vip) }
  const quote: OrderKind['quote'] = (db, question) => wallet.domains.drama.quoteEpisodes(db, question)
  const video = { takesCoupons: true, takesBalance: true, quote }
  const parts: OrderParts = { ...base, kinds, quoted: { ...kinds, video } }
  return {
    operator: createPaymentsOperator(parts),
    calls: [...bindRecharges(parts), ...bindOrders(parts)],
    open: (call, draft) => openOrder(parts, call, draft),
    routes: (app) => webhookRoutes(app, parts),
    start: () => startJobs(parts),
    tend: (signal) => tend(parts, signal),
  }
}

const createPaymentsOperator = (parts: OrderParts) => ({
  recharges: createRechargeAuditService(parts),
  orders: createOrderService(parts),
  suspense: createSuspenseService(parts),
  providers: createProviderService(parts),
  reconciliations: createReconcileService(parts),
})

const bindRecharges = (parts: OrderParts): readonly BoundCall[] =>
  bindCalls(rechargeCalls, {
    getRechargeTerms: getRechargeTerms(parts),
    listRechargePlans: listRechargePlans(parts),
    listPayPlatforms: listPayPlatforms(parts),
    listPayPlatformGroups: listPayPlatformGroups(parts),
    listUsdtConfigs: listUsdtConfigs(parts),
    getRechargeGuide,
    listRecharges,
    requestRecharge: requestRecharge(parts),
  }).map(withPayUrl(parts))

const bindOrders = (parts: OrderParts): readonly BoundCall[] =>
  bindCalls(orderCalls, {
    quoteOrder: quoteOrder(parts),
    listOrders,
    getOrder: getOrder(parts),
    payOrder: payOrder(parts),
  }).map(withPayUrl(parts))

/** The two calls after which a member may have to go to a provider's page. */
const withPayUrl =
  (parts: OrderParts) =>
  (bound: BoundCall): BoundCall => {
    if (bound.row !== rechargeCalls.requestRecharge && bound.row !== orderCalls.payOrder) return bound
    const add = addPayUrl(parts)
    return {
      ...bound,
      after: (call, answered) => add(call as CallContext<'bearer'>, answered as Parameters<typeof add>[1]),
    }
  }

async function startJobs(parts: OrderParts): Promise<void> {
  const { jobs } = parts.context
  await jobs.work(askJob, ({ attemptId }) => askAttempt(parts, attemptId))
  await jobs.work(closeJob, ({ attemptId }) => closeAttempt(parts, attemptId))
  await jobs.work(handleEventJob, ({ eventId }) => handleEvent(parts, eventId))
  await jobs.work(askRefundJob, ({ refundId }) => askRefund(parts, refundId))
  await jobs.work(payRewardsJob, async ({ rechargeId }) => {
    await payRewards(parts, rechargeId)
  })
  await startReconcileJobs(parts)
  await jobs.work(tendJob, (_nothing, { signal }) => tend(parts, signal))
}

async function tend(parts: OrderParts, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = parts.context
  const each = async (ids: readonly { id: number }[], work: (id: number) => Promise<void>, what: string) => {
    for (const { id } of ids) {
      if (signal.aborted) return
      await work(id).catch((fault: unknown) => log.warn({ err: fault, id }, what))
    }
  }
  await cancelOverdue(parts, signal)
  if (listOnline(parts.providers).length > 0) {
    const attempts = await listDueAttempts(db, clock(), askedAtOnce)
    await each(attempts, (id) => askAttempt(parts, id), 'a provider could not be asked about a payment')
    const refunds = await listDueRefunds(db, clock(), askedAtOnce)
    await each(refunds, (id) => askRefund(parts, id), 'a provider could not be asked about a refund')
  }
  await payOwedRewards(parts)
  await settleDebts(parts)
}
