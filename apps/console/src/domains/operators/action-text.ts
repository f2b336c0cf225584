import { isAuditAction } from '@cliffhanger/contract/operators/audit-actions.ts'
import type { Texts } from '../../platform/texts.ts'

/** What an operator did, in words; an action this console does not know yet as the log has it. */
export const actionText = (t: Texts, action: string): string => (isAuditAction(action) ? t(`acts.${action}`) : action)
