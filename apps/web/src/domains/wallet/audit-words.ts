import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { Recharge } from '@cliffhanger/contract/wallet/recharge-schemas.ts'
import type { Translate } from '../../platform/texts.ts'

/** What a recharge or a withdrawal is waiting for, or how it ended (S-85, S-87). */
export const auditStateName = (state: AuditState, t: Translate): string => {
  switch (state) {
    case 1:
      return t('cashOut.toAudit')
    case 2:
      return t('cashOut.pending')
    case 3:
      return t('cashOut.transferred')
    case -1:
      return t('cashOut.denied')
    case -2:
      return t('cashOut.cancelled')
    default:
      return state satisfies never
  }
}

/** Where a recharge stands: until it is paid, or its proof is handed in, it waits for its member and not for an operator. */
export const rechargeStateName = ({ state, proof_url, kind }: Recharge, t: Translate): string =>
  state === 1 && proof_url === '' && kind !== 'online' ? t('recharge.orderPending') : auditStateName(state, t)

/** The states a list can be narrowed to, in the order they are offered. */
export const auditStates = [1, 2, 3, -1, -2] as const satisfies readonly AuditState[]
