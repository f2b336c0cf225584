import { rolePermissions } from '@cliffhanger/rules/operators/permissions.ts'
import type { OperatorRow } from './queries/operators.ts'

/** Whether an operator may have cases of customer service (S-141). */
export const mayHaveCases = ({ is_enabled: isEnabled, role }: Pick<OperatorRow, 'is_enabled' | 'role'>): boolean =>
  isEnabled && rolePermissions(role).includes('support.cases')
