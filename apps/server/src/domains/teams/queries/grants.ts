import type { Db } from '../../../platform/database/db.ts'

/** Which level a member holds from when on. */
export interface GrantRow {
  readonly level: number
  readonly from_ms: number
  readonly operator_id: number
  readonly reason: string
  readonly created_ms: number
}

export interface NewGrant {
  readonly userId: number
  readonly level: number
  readonly fromMs: number
  readonly applicationId: number | null
  readonly operatorId: number
  readonly reason: string
}

/** Adds a line to a member's history; 0 where it has one that holds from then or later: nothing is written into the past. */
export const insertGrant = (tx: Db, grant: NewGrant): Promise<number> =>
  tx.execute(
    `insert into agent_grants (user_id, level, from_ms, application_id, operator_id, reason, created_ms)
     select $1, $2, $3, $4, $5, $6, $3 where not exists (select from agent_grants where user_id = $1 and from_ms >= $3)
     on conflict do nothing`,
    [grant.userId, grant.level, grant.fromMs, grant.applicationId, grant.operatorId, grant.reason],
  )

/** A member's history, the newest first. */
export const listGrants = (db: Db, userId: number): Promise<GrantRow[]> =>
  db.query(
    `select level, from_ms, operator_id, reason, created_ms from agent_grants where user_id = $1 order by from_ms desc limit 100`,
    [userId],
  )

/** Lets one transaction at a time change what a member is in a team. */
export const lockMember = async (tx: Db, userId: number): Promise<boolean> =>
  (await tx.execute(`select from accounts where id = $1 for no key update`, [userId])) === 1
