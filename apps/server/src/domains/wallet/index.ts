import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { type BoundCall, bindCalls, bindTogether, type CallContext } from '../../platform/http/handlers.ts'
import { roleDoes } from '../../platform/role.ts'
import { CodeBatches } from './codes/batches.ts'
import { redeemCode } from './codes/calls/redeem-code.ts'
import { guardCodes } from './codes/tries.ts'
import { bindConversions } from './conversion/calls.ts'
import { claimByCode, claimTogether } from './coupons/calls/claim-coupon.ts'
import { listCoupons } from './coupons/calls/list-coupons.ts'
import { ClaimService } from './coupons/claim-service.ts'
import { Coupons } from './coupons/coupons.ts'
import { startBenefitJobs } from './coupons/jobs.ts'
import type { WalletDeps } from './deps.ts'
import { keepRollingUp, startLedgerJobs } from './jobs.ts'
import { Ledger } from './ledger.ts'
import type { WalletNeeds } from './needs.ts'
import { startSumJob } from './operate/sum-days.ts'
import { createWalletOperator, type WalletOperator } from './operator.ts'
import type { Sales } from './orders/sale.ts'
import { bindOverview } from './overview/calls.ts'
import { readPublicProof } from './overview/proof.ts'
import { changePaymentPassword } from './payment-password/calls/change-payment-password.ts'
import { checkPaymentPassword } from './payment-password/calls/check-payment-password.ts'
import { getPaymentPasswordState } from './payment-password/calls/get-payment-password-state.ts'
import { setPaymentPassword } from './payment-password/calls/set-payment-password.ts'
import { guardPayments } from './payment-password/guard.ts'
import { judgePaymentPassword } from './payment-password/judge.ts'
import { hasPaymentPassword, restorePaymentPassword } from './payment-password/restore.ts'
import { createPayments, type Payments } from './payments.ts'
import { holdsValue } from './queries/balances.ts'
import { bindTransfers } from './transfer/calls.ts'
import { bindTreasure } from './treasure/calls.ts'
import { startTreasureJobs } from './treasure/jobs.ts'
import { readWalletSettings } from './wallet-settings.ts'
import { bindWithdrawals } from './withdrawal/calls.ts'

export { typedMoney } from './amounts.ts'
export { presentCoupon } from './coupons/present-coupon.ts'
export { proveJob } from './jobs.ts'
export { type LedgerCoin, platformOwner } from './ledger/ledger-routes.ts'
export { PoolShort } from './ledger/post.ts'
export type { Gold } from './ledger.ts'
export type {
  ExploredAccount,
  ExploredEntry,
  ExploredTransfer,
  OpenRecord,
  ProofRow,
} from './operate/queries/explore.ts'
export type { Requesting, RequestRow } from './operate/requests.ts'
export { isReversible } from './operate/reversible.ts'
export type { OrderAuditRow, OrderPaymentRow } from './orders/payment-queries.ts'
export { presentOrder } from './orders/present.ts'
export type { OrderRow } from './orders/queries.ts'
export type { Sale } from './orders/sale.ts'
export type { EventRow as ProviderEventRow } from './providers/queries/events.ts'
export type { RefundRow } from './providers/queries/refunds.ts'
export type { SuspenseRow } from './providers/queries/suspense.ts'
export { usedByWallet } from './queries/used-files.ts'
export type { AuditRow } from './recharge/queries/audits.ts'
export type { ChannelRow, NewChannel } from './recharge/queries/channels.ts'
export type { CollectRow, NewCollect } from './recharge/queries/collect-accounts.ts'
export type { NewPlan, PlanRow } from './recharge/queries/plans.ts'
export type { RechargeRow } from './recharge/queries/recharges.ts'
export type { UsdtRow } from './recharge/queries/usdt-networks.ts'
export type { ReconciliationLineRow, ReconciliationRow } from './reconcile/queries/reconciliations.ts'
export { readWalletSettings } from './wallet-settings.ts'
export { maskDetails } from './withdrawal/account-details.ts'
export { arrivingOf, presentTerms, writeMoney } from './withdrawal/present-withdrawal.ts'
export type { WithdrawalRow } from './withdrawal/queries/withdrawals.ts'
export type { Moved } from './withdrawal/withdrawal-service.ts'

export interface WalletDomain extends Domain {
  /** The last look at the whole ledger, for everybody to see. */
  readonly readPublicProof: typeof readPublicProof
  readonly readWalletSettings: typeof readWalletSettings
  /** Whether a member owns anything in the ledger. */
  readonly holdsValue: typeof holdsValue
  readonly hasPaymentPassword: typeof hasPaymentPassword
  /** Refuses 7002, 7003 and 7004 as every payment does; never in a transaction. */
  judgePaymentPassword(context: CallContext<'bearer'>, digits: string): Promise<void>
  /** Puts the hash of an earlier payment password back, open again; null: there was none. */
  restorePaymentPassword(tx: Db, userId: number, passwordHash: string | null): Promise<void>
  /** The one way value moves. */
  readonly ledger: Ledger
  /** What orders and operators do with coupons. */
  readonly coupons: Coupons
  /** Money in: orders, recharges and the providers behind them. */
  readonly payments: Payments
  /** What operators do about money. */
  readonly operator: WalletOperator
}

/** Everything of value: the ledger, and what members do with what they have. */
export function createWalletDomain(context: ServerContext, domains: WalletNeeds, sales: Sales): WalletDomain {
  const ledger = new Ledger(context, domains)
  const coupons = new Coupons(context, ledger)
  const batches = new CodeBatches(context, ledger)
  const deps: WalletDeps = { domains, sales, ledger, coupons }
  const payments = createPayments(context, deps)
  let rolling: { stop(): Promise<void> } | undefined
  return {
    readPublicProof,
    readWalletSettings,
    holdsValue,
    hasPaymentPassword,
    judgePaymentPassword: (caller, digits) => judgePaymentPassword(caller, domains, digits),
    restorePaymentPassword: (tx, userId, hash) => restorePaymentPassword(context, tx, userId, hash),
    ledger,
    coupons,
    payments,
    operator: createWalletOperator(context, deps, payments, batches),
    calls: [
      ...bindCalls(paymentPasswordCalls, {
        getPaymentPasswordState,
        checkPaymentPassword: checkPaymentPassword(domains),
        setPaymentPassword: setPaymentPassword(deps),
        changePaymentPassword: changePaymentPassword(domains),
      }),
      ...guardCodes(bindCoupons(context, deps)),
      ...guardPayments(domains, [...bindOwnCalls(deps), ...payments.calls]),
    ],
    routes: (app) => payments.routes(app),
    async start(role) {
      await startLedgerJobs(context, ledger)
      await startSumJob(context)
      await startTreasureJobs(context, ledger)
      await payments.start()
      await startBenefitJobs(context, domains, coupons, batches)
      if (roleDoes.jobs(role)) rolling = keepRollingUp(context)
    },
    async stop() {
      await rolling?.stop()
    },
  }
}

function bindCoupons(context: ServerContext, deps: WalletDeps): readonly BoundCall[] {
  const { claimCoupon, ...others } = couponCalls
  const claims = new ClaimService(context, deps.ledger, deps.coupons)
  return [
    bindTogether(claimCoupon, claimByCode(deps), claimTogether(claims)),
    ...bindCalls(others, { listCoupons, redeemCode: redeemCode(deps) }),
  ]
}

/** The calls that may ask for the payment password: those that ask get it judged before (`guardPayments`). */
const bindOwnCalls = (deps: WalletDeps): readonly BoundCall[] => [
  ...bindTransfers(deps),
  ...bindConversions(deps),
  ...bindTreasure(deps),
  ...bindOverview(deps),
  ...bindWithdrawals(deps),
]
