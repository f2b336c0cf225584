import type { OperatorRole } from '@cliffhanger/contract/operators/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

/** An open sign-in with whom it belongs to. */
export interface OpenSession {
  readonly id: number
  readonly operator_id: number
  readonly role: OperatorRole
  readonly created_ms: number
  readonly used_ms: number
}

export const insertSession = (
  tx: Db,
  operatorId: number,
  tokenHash: Buffer,
  address: string,
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `insert into operator_sessions (operator_id, token_hash, address, created_ms, used_ms) values ($1, $2, $3, $4, $4)`,
    [operatorId, tokenHash, address, nowMs],
  )

/** The sign-in of a token, unless it ended or its operator was disabled. */
export const findOpenSession = (db: Db, tokenHash: Buffer): Promise<OpenSession | undefined> =>
  db.find(
    `select s.id, s.operator_id, o.role, s.created_ms, s.used_ms
       from operator_sessions s join operators o on o.id = s.operator_id
      where s.token_hash = $1 and s.ended_ms is null and o.is_enabled`,
    [tokenHash],
  )

export const touchSession = (db: Db, id: number, nowMs: number): Promise<number> =>
  db.execute(`update operator_sessions set used_ms = $2 where id = $1`, [id, nowMs])

export const endSession = (db: Db, id: number, nowMs: number): Promise<number> =>
  db.execute(`update operator_sessions set ended_ms = $2 where id = $1 and ended_ms is null`, [id, nowMs])

/** Ends every sign-in of an operator but `exceptId` (0: none is spared). */
export const endSessionsOf = (tx: Db, operatorId: number, exceptId: number, nowMs: number): Promise<number> =>
  tx.execute(`update operator_sessions set ended_ms = $3 where operator_id = $1 and id <> $2 and ended_ms is null`, [
    operatorId,
    exceptId,
    nowMs,
  ])
