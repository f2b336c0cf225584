import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'

/** What may happen to a withdrawal: an operator lets it through, has paid it out, refuses it, or the payout came back; its member takes
 *  it back. */
export type WithdrawalEvent = 'approve' | 'pay' | 'deny' | 'fail' | 'cancel'

/** S-87: 1 to audit, 2 payout pending, 3 transferred, -1 denied (also: payout failed), -2 cancelled; the last three are final. A payout
 *  whose outcome is unknown stays 2: none of these events happened. */
const steps: Readonly<Record<WithdrawalEvent, { readonly from: readonly AuditState[]; readonly to: AuditState }>> = {
  approve: { from: [1], to: 2 },
  pay: { from: [2], to: 3 },
  deny: { from: [1, 2], to: -1 },
  fail: { from: [2], to: -1 },
  cancel: { from: [1], to: -2 },
}

/** The states an event may happen in, and the one it leads to. */
export const withdrawalStep = (event: WithdrawalEvent) => steps[event]

/** States in which the amount is frozen. */
export const openWithdrawalStates: readonly AuditState[] = [1, 2]

/** States whose withdrawals count: for the first one free, and for the limits of a day. What came back does not. */
export const countedWithdrawalStates: readonly AuditState[] = [1, 2, 3]
