import type { ServerContext } from '../../context.ts'
import type { CodeBatches } from './codes/batches.ts'
import * as conversionPairs from './conversion/set-pair.ts'
import * as codeBatches from './operate/code-batches.ts'
import * as couponKinds from './operate/coupon-kinds.ts'
import * as explorer from './operate/queries/explore.ts'
import { countMoneyWaiting } from './operate/queries/waiting.ts'
import * as ledgerRequests from './operate/requests.ts'
import { readMoneyDays } from './operate/sum-days.ts'
import * as soldOrders from './orders/sold-orders.ts'
import type { WalletParts } from './parts.ts'
import type { Payments } from './payments.ts'
import * as channels from './recharge/queries/channels.ts'
import * as collectAccounts from './recharge/queries/collect-accounts.ts'
import * as guides from './recharge/queries/guides.ts'
import * as plans from './recharge/queries/plans.ts'
import * as usdtNetworks from './recharge/queries/usdt-networks.ts'
import { changeWalletSettings, checkWalletSettings } from './wallet-settings.ts'
import { createWithdrawalService } from './withdrawal/withdrawal-service.ts'

/** What operators do about money: by subject, each with its own queries. */
export const createWalletOperator = (
  context: ServerContext,
  parts: WalletParts,
  payments: Payments,
  batches: CodeBatches,
) => ({
  ...payments.operator,
  withdrawals: createWithdrawalService(context, parts),
  batches,
  codeBatches,
  couponKinds,
  conversionPairs,
  explorer,
  ledgerRequests,
  soldOrders,
  channels,
  collectAccounts,
  guides,
  plans,
  usdtNetworks,
  changeWalletSettings,
  checkWalletSettings,
  countMoneyWaiting,
  readMoneyDays,
})

export type WalletOperator = ReturnType<typeof createWalletOperator>
