import type { ServerContext } from '../../context.ts'
import type { CodeBatches } from './codes/batches.ts'
import { checkPair, listStoredPairs, setPair } from './conversion/set-pair.ts'
import type { WalletDeps } from './deps.ts'
import { createCodeBatch, exportCodeBatch, getBatch, listBatchCodes, listCodeBatches } from './operate/code-batches.ts'
import { createCouponKind, editCouponKind, grantCoupon, isGivable, listCouponKinds } from './operate/coupon-kinds.ts'
import { changeWalletSettings, checkWalletSettings } from './wallet-settings.ts'
import { countTakenOut, findTakenOut, listTakenOut } from './withdrawal/queries/purchases.ts'
import { createWithdrawalService } from './withdrawal/withdrawal-service.ts'

/** What operators do about what members have: by subject, each with its own queries. */
export const createWalletOperator = (context: ServerContext, deps: WalletDeps, batches: CodeBatches) => ({
  withdrawals: createWithdrawalService(context, deps),
  takenOut: { list: listTakenOut, count: countTakenOut, find: findTakenOut },
  batches,
  codeBatches: { createCodeBatch, exportCodeBatch, getBatch, listBatchCodes, listCodeBatches },
  couponKinds: { createCouponKind, editCouponKind, grantCoupon, isGivable, listCouponKinds },
  conversionPairs: { checkPair, listStoredPairs, setPair },
  changeWalletSettings,
  checkWalletSettings,
})

export type WalletOperator = ReturnType<typeof createWalletOperator>
