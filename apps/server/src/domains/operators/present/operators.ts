import type { AuditEntry, Operator } from '@cliffhanger/contract/operators/schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { countsFromMs } from '@cliffhanger/rules/operators/second-person.ts'
import type { Settings } from '../../../settings.ts'
import type { AuditRow } from '../queries/audit.ts'
import type { OperatorRow } from '../queries/operators.ts'

export const presentOperator = (
  row: OperatorRow,
  { OPERATOR_WAIT_HOURS: waitHours }: Pick<Settings, 'OPERATOR_WAIT_HOURS'>,
): Operator => ({
  id: row.id,
  login: row.login,
  name: row.name,
  role: row.role,
  is_enabled: flagOf(row.is_enabled),
  last_sign_in_time: toSeconds(row.last_sign_in_ms ?? 0),
  set_up_time: toSeconds(row.set_up_ms ?? 0),
  counts_time: toSeconds(countsFromMs(row.set_up_ms, waitHours) ?? 0),
  create_time: toSeconds(row.created_ms),
})

export const presentAction = (row: AuditRow): AuditEntry => ({
  id: row.id,
  operator_id: row.operator_id ?? 0,
  operator_name: row.operator_name,
  action: row.action,
  target: row.target,
  reason: row.reason,
  before: row.before,
  after: row.after,
  ip: row.address,
  create_time: toSeconds(row.created_ms),
})
