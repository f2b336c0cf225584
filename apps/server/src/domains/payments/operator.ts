import type { OrderDeps } from './deps.ts'
import { createOrderService } from './orders/order-service.ts'
import { countPurchaseOrders, findPurchaseOrders, listPurchaseOrders } from './orders/purchase-queries.ts'
import { listNewest } from './orders/sold-orders.ts'
import { createProviderService } from './providers/provider-service.ts'
import { createSuspenseService } from './providers/suspense/suspense-service.ts'
import { countMoneyWaiting } from './queries/waiting.ts'
import {
  findChannelRow,
  hasNetwork,
  insertChannel,
  listChannelRows,
  lockChannels,
  mostChannels,
  updateChannel,
} from './recharge/queries/channels.ts'
import {
  insertAccount,
  listAccountsOf,
  lockAccount,
  mostAccounts,
  updateAccount,
} from './recharge/queries/collect-accounts.ts'
import { findGuideIn, upsertGuide } from './recharge/queries/guides.ts'
import { insertPlan, listPlanRows, lockPlan, updatePlan } from './recharge/queries/plans.ts'
import {
  applyProposal,
  closeNetwork,
  dropProposal,
  insertAgreed,
  listNetworks,
  lockNetwork,
  propose,
} from './recharge/queries/usdt-networks.ts'
import { createRechargeAuditService } from './recharge/recharge-audit-service.ts'
import { createReconcileService } from './reconcile/reconcile-service.ts'

/** What operators do about money that comes in: by subject, each with its own queries. */
export const createPaymentsOperator = (deps: OrderDeps) => ({
  recharges: createRechargeAuditService(deps),
  orders: createOrderService(deps),
  suspense: createSuspenseService(deps),
  providers: createProviderService(deps),
  reconciliations: createReconcileService(deps),
  soldOrders: { listNewest },
  purchases: { list: listPurchaseOrders, count: countPurchaseOrders, find: findPurchaseOrders },
  channels: { findChannelRow, hasNetwork, insertChannel, listChannelRows, lockChannels, mostChannels, updateChannel },
  collectAccounts: { insertAccount, listAccountsOf, lockAccount, mostAccounts, updateAccount },
  guides: { findGuideIn, upsertGuide },
  plans: { insertPlan, listPlanRows, lockPlan, updatePlan },
  usdtNetworks: { applyProposal, closeNetwork, dropProposal, insertAgreed, listNetworks, lockNetwork, propose },
  countMoneyWaiting,
})

export type PaymentsOperator = ReturnType<typeof createPaymentsOperator>
