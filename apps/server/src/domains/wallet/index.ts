import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import type { ServerContext } from '../../context.ts'
import { type Domain, roleDoes } from '../../domain.ts'
import { type BoundCall, bindCalls } from '../../platform/handlers.ts'
import { bindConversions } from './conversion/calls.ts'
import { keepRollingUp, startLedgerJobs } from './jobs.ts'
import { Ledger } from './ledger.ts'
import type { WalletNeeds } from './needs.ts'
import type { WalletParts } from './parts.ts'
import { changePaymentPassword } from './payment-password/calls/change-payment-password.ts'
import { checkPaymentPassword } from './payment-password/calls/check-payment-password.ts'
import { getPaymentPasswordState } from './payment-password/calls/get-payment-password-state.ts'
import { setPaymentPassword } from './payment-password/calls/set-payment-password.ts'
import { guardPayments } from './payment-password/guard.ts'
import { bindTransfers } from './transfer/calls.ts'
import { bindWithdrawals } from './withdrawal/calls.ts'
import { createPayoutDesk, type PayoutDesk } from './withdrawal/payout-desk.ts'

export { maskDetails } from './withdrawal/account-details.ts'
export type { Moved } from './withdrawal/payout-desk.ts'
export { arrivingOf, presentTerms, writeMoney } from './withdrawal/present-withdrawal.ts'
export type { WithdrawalRow } from './withdrawal/queries/withdrawals.ts'

export interface WalletDomain extends Domain {
  /** The one way value moves. */
  readonly ledger: Ledger
  /** What operators do with withdrawals. */
  readonly payouts: PayoutDesk
}

/** Everything of value: the ledger, and what members do with what they have. */
export function createWalletDomain(context: ServerContext, needs: WalletNeeds): WalletDomain {
  const ledger = new Ledger(context, needs)
  const parts: WalletParts = { ...needs, ledger }
  let rolling: { stop(): Promise<void> } | undefined
  return {
    ledger,
    payouts: createPayoutDesk(context, ledger),
    calls: [
      ...bindCalls(paymentPasswordCalls, {
        getPaymentPasswordState,
        checkPaymentPassword,
        setPaymentPassword: setPaymentPassword(parts),
        changePaymentPassword,
      }),
      ...guardPayments(bindOwnCalls(parts)),
    ],
    async start(role) {
      await startLedgerJobs(context, ledger)
      if (roleDoes.jobs(role)) rolling = keepRollingUp(context)
    },
    async stop() {
      await rolling?.stop()
    },
  }
}

/** The calls that may ask for the payment password: those that ask get it judged before (`guardPayments`). */
const bindOwnCalls = (parts: WalletParts): readonly BoundCall[] => [
  ...bindTransfers(parts),
  ...bindConversions(parts),
  ...bindWithdrawals(parts),
]
