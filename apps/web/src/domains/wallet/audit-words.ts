import type { Recharge } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import type { Translate } from '../../platform/texts.ts'

/** What a recharge or a withdrawal is waiting for, or how it ended (S-85, S-87). */
export const auditStateName = (state: AuditState, t: Translate): string => {
  switch (state) {
    case auditStates.toAudit:
      return t('withdrawal.toAudit')
    case auditStates.pendingTransfer:
      return t('withdrawal.pending')
    case auditStates.transferred:
      return t('withdrawal.transferred')
    case auditStates.denied:
      return t('withdrawal.denied')
    case auditStates.cancelled:
      return t('withdrawal.cancelled')
    default:
      return state satisfies never
  }
}

/** Where a recharge stands: until it is paid, or its proof is handed in, it waits for its member and not for an operator. */
export const rechargeStateName = ({ state, proof_url, kind }: Recharge, t: Translate): string =>
  state === auditStates.toAudit && proof_url === '' && kind !== 'online'
    ? t('recharge.orderPending')
    : auditStateName(state, t)
