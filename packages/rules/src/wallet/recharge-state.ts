import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'

/** What happens to a recharge (S-85): an operator or its channel confirms it, its credit is posted, an operator denies it, or its member or
 *  the clock cancels it. */
export type RechargeEvent = 'confirm' | 'credit' | 'deny' | 'cancel'

const moves: Readonly<Record<RechargeEvent, { readonly from: readonly AuditState[]; readonly to: AuditState }>> = {
  confirm: { from: [1], to: 2 },
  credit: { from: [2], to: 3 },
  deny: { from: [1, 2], to: -1 },
  cancel: { from: [1], to: -2 },
}

/** The states an event may find a recharge in; found in any other, it comes too late (4003). */
export const rechargeStatesBefore = (event: RechargeEvent): readonly AuditState[] => moves[event].from

export const rechargeStateAfter = (event: RechargeEvent): AuditState => moves[event].to
