import type { AuditAction } from '@cliffhanger/contract/operators/audit-actions.ts'
import type { Db } from '../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../platform/database/list-question.ts'

export interface AuditRow {
  readonly id: number
  readonly operator_id: number | null
  readonly operator_name: string
  readonly action: string
  readonly target: string
  readonly reason: string
  readonly before: unknown
  readonly after: unknown
  readonly address: string
  readonly created_ms: number
}

export interface NewAuditRow extends Omit<AuditRow, 'id'> {
  readonly action: AuditAction
}

export const insertAudit = (tx: Db, row: NewAuditRow): Promise<number> =>
  tx.execute(
    `insert into audit_log (operator_id, operator_name, action, target, reason, before, after, address, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      row.operator_id,
      row.operator_name,
      row.action,
      row.target,
      row.reason,
      JSON.stringify(row.before ?? null),
      JSON.stringify(row.after ?? null),
      row.address,
      row.created_ms,
    ],
  )

/** Whether this operator did the same to the same since a moment. */
export const hasDone = async (
  db: Db,
  {
    operatorId,
    action,
    target,
  }: { readonly operatorId: number; readonly action: AuditAction; readonly target: string },
  sinceMs: number,
): Promise<boolean> =>
  (await db.find(
    'select 1 from audit_log where target = $1 and operator_id = $2 and action = $3 and created_ms > $4 limit 1',
    [target, operatorId, action, sinceMs],
  )) !== undefined

/** Which part of the log is shown; undefined does not matter. */
export interface AuditFilter extends Listing<'create_time'> {
  readonly operatorId: number | undefined
  readonly action: string | undefined
  readonly target: string | undefined
}

const matching = ({ operatorId, action, target, ...listing }: AuditFilter) =>
  conditionsOf([
    [operatorId, (place) => `operator_id = ${place}`],
    [action, (place) => `action = ${place}`],
    [target, (place) => `target = ${place}`],
    ...inPeriod('created_ms', listing),
  ])

export const listAudit = (db: Db, filter: AuditFilter, limit: number, offset: number): Promise<AuditRow[]> =>
  readPage(
    db,
    `select id, operator_id, operator_name, action, target, reason, before, after, address, created_ms from audit_log`,
    matching(filter),
    orderOf(filter, { create_time: 'created_ms' }, { own: 'id desc' }),
    { limit, offset },
  )

export const countAudit = (db: Db, filter: AuditFilter): Promise<number> =>
  countMatching(db, 'audit_log', matching(filter))
