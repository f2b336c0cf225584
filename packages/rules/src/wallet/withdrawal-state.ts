import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'

/** What may happen to a withdrawal: an operator lets it through, has paid it out, refuses it, or the payout came back; its member takes
 *  it back. */
export type WithdrawalEvent = 'approve' | 'pay' | 'deny' | 'fail' | 'cancel'

/** S-87: transferred, denied (also: payout failed) and cancelled are final. A payout whose outcome is unknown stays pending: none of
 *  these events happened. */
const steps: Readonly<Record<WithdrawalEvent, { readonly from: readonly AuditState[]; readonly to: AuditState }>> = {
  approve: { from: [auditStates.toAudit], to: auditStates.pendingTransfer },
  pay: { from: [auditStates.pendingTransfer], to: auditStates.transferred },
  deny: { from: [auditStates.toAudit, auditStates.pendingTransfer], to: auditStates.denied },
  fail: { from: [auditStates.pendingTransfer], to: auditStates.denied },
  cancel: { from: [auditStates.toAudit], to: auditStates.cancelled },
}

/** The states an event may happen in, and the one it leads to. */
export const withdrawalStep = (event: WithdrawalEvent) => steps[event]

/** States in which the amount is frozen. */
export const openWithdrawalStates: readonly AuditState[] = [auditStates.toAudit, auditStates.pendingTransfer]

/** States whose withdrawals count: for the first one free, and for the limits of a day. What came back does not. */
export const countedWithdrawalStates: readonly AuditState[] = [
  auditStates.toAudit,
  auditStates.pendingTransfer,
  auditStates.transferred,
]
