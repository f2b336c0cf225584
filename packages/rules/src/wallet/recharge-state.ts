import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'

/** What happens to a recharge (S-85): an operator or its channel confirms it, its credit is posted, an operator denies it, or its member or
 *  the clock cancels it. */
export type RechargeEvent = 'confirm' | 'credit' | 'deny' | 'cancel'

const moves: Readonly<Record<RechargeEvent, { readonly from: readonly AuditState[]; readonly to: AuditState }>> = {
  confirm: { from: [auditStates.toAudit], to: auditStates.pendingTransfer },
  credit: { from: [auditStates.pendingTransfer], to: auditStates.transferred },
  deny: { from: [auditStates.toAudit, auditStates.pendingTransfer], to: auditStates.denied },
  cancel: { from: [auditStates.toAudit], to: auditStates.cancelled },
}

/** The states an event may find a recharge in; found in any other, it comes too late (4003). */
export const rechargeStatesBefore = (event: RechargeEvent): readonly AuditState[] => moves[event].from

export const rechargeStateAfter = (event: RechargeEvent): AuditState => moves[event].to
