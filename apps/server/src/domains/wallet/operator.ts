import type { ServerContext } from '../../context.ts'
import type { CodeBatches } from './codes/batches.ts'
import { checkPair, listStoredPairs, setPair } from './conversion/set-pair.ts'
import type { WalletDeps } from './deps.ts'
import { createCodeBatch, exportCodeBatch, getBatch, listBatchCodes, listCodeBatches } from './operate/code-batches.ts'
import { createCouponKind, editCouponKind, grantCoupon, listCouponKinds } from './operate/coupon-kinds.ts'
import {
  countNewestTransfers,
  countProofs,
  countTransfersOf,
  entriesOf,
  exploreAccounts,
  exploreEntries,
  findAccount,
  findTransfer,
  listNewestTransfers,
  listOpenRecords,
  listProofs,
  listTransfersOf,
} from './operate/queries/explore.ts'
import { countMoneyWaiting } from './operate/queries/waiting.ts'
import {
  countRequests,
  decideRequest,
  listRequests,
  proposeCorrection,
  proposeFunding,
  proposeReversal,
} from './operate/requests.ts'
import { readMoneyDays } from './operate/sum-days.ts'
import { listNewest } from './orders/sold-orders.ts'
import type { Payments } from './payments.ts'
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
import { changeWalletSettings, checkWalletSettings } from './wallet-settings.ts'
import { createWithdrawalService } from './withdrawal/withdrawal-service.ts'

/** What operators do about money: by subject, each with its own queries. */
export const createWalletOperator = (
  context: ServerContext,
  deps: WalletDeps,
  payments: Payments,
  batches: CodeBatches,
) => ({
  ...payments.operator,
  withdrawals: createWithdrawalService(context, deps),
  batches,
  codeBatches: { createCodeBatch, exportCodeBatch, getBatch, listBatchCodes, listCodeBatches },
  couponKinds: { createCouponKind, editCouponKind, grantCoupon, listCouponKinds },
  conversionPairs: { checkPair, listStoredPairs, setPair },
  explorer: {
    countNewestTransfers,
    countProofs,
    countTransfersOf,
    entriesOf,
    exploreAccounts,
    exploreEntries,
    findAccount,
    findTransfer,
    listNewestTransfers,
    listOpenRecords,
    listProofs,
    listTransfersOf,
  },
  ledgerRequests: { countRequests, decideRequest, listRequests, proposeCorrection, proposeFunding, proposeReversal },
  soldOrders: { listNewest },
  channels: { findChannelRow, hasNetwork, insertChannel, listChannelRows, lockChannels, mostChannels, updateChannel },
  collectAccounts: { insertAccount, listAccountsOf, lockAccount, mostAccounts, updateAccount },
  guides: { findGuideIn, upsertGuide },
  plans: { insertPlan, listPlanRows, lockPlan, updatePlan },
  usdtNetworks: { applyProposal, closeNetwork, dropProposal, insertAgreed, listNetworks, lockNetwork, propose },
  changeWalletSettings,
  checkWalletSettings,
  countMoneyWaiting,
  readMoneyDays,
})

export type WalletOperator = ReturnType<typeof createWalletOperator>
