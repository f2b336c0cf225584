import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import { passkeyCalls } from '@cliffhanger/contract/wallet/passkey-calls.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { type BoundCall, bindCalls, bindTogether, type CallContext } from '../../platform/http/handlers.ts'
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
import type { WalletNeeds } from './needs.ts'
import { createWalletOperator, type WalletOperator } from './operator.ts'
import { bindOverview } from './overview/calls.ts'
import { addPasskey, startPasskey } from './passkeys/calls/add-passkey.ts'
import { confirmPasskey, startPasskeyPayment } from './passkeys/calls/confirm-passkey.ts'
import { listPasskeys, removePasskey } from './passkeys/calls/list-passkeys.ts'
import { changePaymentPassword } from './payment-password/calls/change-payment-password.ts'
import { checkPaymentPassword } from './payment-password/calls/check-payment-password.ts'
import { getPaymentPasswordState } from './payment-password/calls/get-payment-password-state.ts'
import { setPaymentPassword } from './payment-password/calls/set-payment-password.ts'
import { guardPayments } from './payment-password/guard.ts'
import { judgePayment, judgePaymentPassword } from './payment-password/judge.ts'
import { hasPaymentPassword, restorePaymentPassword } from './payment-password/restore.ts'
import { bindTransfers } from './transfer/calls.ts'
import { bindTreasure } from './treasure/calls.ts'
import { payTreasureIncome } from './treasure/income.ts'
import { startTreasureJobs } from './treasure/jobs.ts'
import { readWalletSettings } from './wallet-settings.ts'
import { bindWithdrawals } from './withdrawal/calls.ts'

export { settingAmount, settingRate, typedMoney } from './amounts.ts'
export type { CouponUse } from './coupons/coupons.ts'
export { presentCoupon } from './coupons/present-coupon.ts'
export { newNumber } from './numbers.ts'
export { findPaymentPassword } from './payment-password/queries/payment-passwords.ts'
export { usedByWallet } from './queries/used-files.ts'
export { agree, fourEyesNow, limitOfRecords } from './two-people.ts'
export { readWalletSettings } from './wallet-settings.ts'
export { maskDetails } from './withdrawal/account-details.ts'
export { arrivingOf, presentTerms, writeMoney } from './withdrawal/present-withdrawal.ts'
export type { TakenOutRow } from './withdrawal/queries/purchases.ts'
export type { WithdrawalRow } from './withdrawal/queries/withdrawals.ts'
export type { Moved } from './withdrawal/withdrawal-service.ts'

export interface WalletDomain extends Domain {
  readonly readWalletSettings: typeof readWalletSettings
  readonly hasPaymentPassword: typeof hasPaymentPassword
  /** Refuses 7002, 7003 and 7004 as every payment does; never in a transaction. */
  judgePaymentPassword(context: CallContext<'bearer'>, digits: string): Promise<void>
  /** The same for a payment, which the ticket of a passkey confirms too. */
  judgePayment(context: CallContext<'bearer'>, proof: string): Promise<void>
  /** Lets those of these calls that ask for the payment password go on only with it. */
  guardPayments(calls: readonly BoundCall[]): readonly BoundCall[]
  /** Puts the hash of an earlier payment password back, open again; null: there was none. */
  restorePaymentPassword(tx: Db, userId: number, passwordHash: string | null): Promise<void>
  /** What orders and operators do with coupons. */
  readonly coupons: Coupons
  /** What operators do about what members have. */
  readonly operator: WalletOperator
  /** Pays the income of savings for every day that is over, as the jobs do. */
  tend(signal?: AbortSignal): Promise<void>
}

/** What members have, and what they do with it. */
export function createWalletDomain(context: ServerContext, domains: WalletNeeds): WalletDomain {
  const { ledger } = domains
  const coupons = new Coupons(context, ledger)
  const batches = new CodeBatches(context, ledger)
  const deps: WalletDeps = { domains, ledger, coupons }
  return {
    readWalletSettings,
    hasPaymentPassword,
    judgePaymentPassword: (caller, digits) => judgePaymentPassword(caller, domains, digits),
    judgePayment: (caller, proof) => judgePayment(caller, domains, proof),
    guardPayments: (calls) => guardPayments(domains, calls),
    restorePaymentPassword: (tx, userId, hash) => restorePaymentPassword(context, tx, userId, hash),
    coupons,
    operator: createWalletOperator(context, deps, batches),
    tend: (signal) => payTreasureIncome(context, ledger, signal),
    calls: [
      ...bindCalls(paymentPasswordCalls, {
        getPaymentPasswordState,
        checkPaymentPassword: checkPaymentPassword(domains),
        setPaymentPassword: setPaymentPassword(deps),
        changePaymentPassword: changePaymentPassword(domains),
      }),
      ...bindCalls(passkeyCalls, {
        listPasskeys,
        startPasskey: startPasskey(domains),
        addPasskey: addPasskey(domains),
        removePasskey,
        startPasskeyPayment,
        confirmPasskey,
      }),
      ...guardCodes(bindCoupons(context, deps)),
      ...guardPayments(domains, bindOwnCalls(deps)),
    ],
    async start() {
      await startTreasureJobs(context, ledger)
      await startBenefitJobs(context, domains, coupons, batches)
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
