import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** One change of a recharge, and whose it was. */
export interface StepRow {
  readonly state: AuditState
  readonly actor: 'member' | 'clock' | 'provider' | 'operator'
  readonly operator_id: number
  readonly note: string
  readonly created_ms: number
}

export const insertStep = (tx: Db, rechargeId: number, step: StepRow): Promise<number> =>
  tx.execute(
    `insert into recharge_steps (recharge_id, state, actor, operator_id, note, created_ms) values ($1, $2, $3, $4, $5, $6)`,
    [rechargeId, step.state, step.actor, step.operator_id, step.note, step.created_ms],
  )

/** The way of a recharge, oldest first. */
export const listSteps = (db: Db, rechargeId: number): Promise<StepRow[]> =>
  db.query(
    `select state, actor, operator_id, note, created_ms from recharge_steps where recharge_id = $1 order by id limit 200`,
    [rechargeId],
  )
