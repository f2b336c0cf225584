import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import type { WithdrawLog } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { Translate } from '../../../platform/texts.ts'
import { auditStateName } from '../audit-words.ts'
import type { AuditStep } from '../components/audit-steps.tsx'

/** What is still to come after a state on the good way (S-87). */
const ahead: Readonly<Record<AuditState, readonly AuditState[]>> = {
  [auditStates.toAudit]: [auditStates.pendingTransfer, auditStates.transferred],
  [auditStates.pendingTransfer]: [auditStates.transferred],
  [auditStates.transferred]: [],
  [auditStates.denied]: [],
  [auditStates.cancelled]: [],
}

/** The steps of a withdrawal: those the server tells, then those that are still to come. */
export const stepsOfWithdrawal = (
  state: AuditState,
  logs: readonly WithdrawLog[],
  t: Translate,
): readonly AuditStep[] => [
  ...logs
    .toSorted((one, other) => one.create_time - other.create_time)
    .map((log) => ({ state: log.state, text: log.text, time: log.create_time })),
  ...ahead[state].map((next) => ({ state: next, text: auditStateName(next, t) })),
]
