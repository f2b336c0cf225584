import type { Db } from '../../../platform/database/db.ts'

/** Until when the money of a member does not leave, and which operator asked to end it before. */
export interface CoolingOff {
  readonly account_id: number
  readonly until_ms: number
  readonly lift_asked_by: number | null
  readonly lift_reason: string | null
  readonly lift_asked_ms: number | null
}

const columns = `account_id, until_ms, lift_asked_by, lift_reason, lift_asked_ms`

export const findCoolingOff = (db: Db, accountId: number): Promise<CoolingOff | undefined> =>
  db.find(`select ${columns} from cooling_offs where account_id = $1`, [accountId])

/** As `findCoolingOff`, and nobody else changes it until the transaction ends. */
export const lockCoolingOff = (tx: Db, accountId: number): Promise<CoolingOff | undefined> =>
  tx.find(`select ${columns} from cooling_offs where account_id = $1 for update`, [accountId])

/** Lasts as long as the longest; what was asked of operators before was about another change. */
export const extendCoolingOff = (tx: Db, accountId: number, untilMs: number): Promise<number> =>
  tx.execute(
    `insert into cooling_offs as c (account_id, until_ms) values ($1, $2)
     on conflict (account_id) do update
       set until_ms = greatest(c.until_ms, excluded.until_ms), lift_asked_by = null, lift_reason = null, lift_asked_ms = null`,
    [accountId, untilMs],
  )

export const requestLift = (
  tx: Db,
  accountId: number,
  requested: { operatorId: number; reason: string },
  nowMs: number,
): Promise<number> =>
  tx.execute(`update cooling_offs set lift_asked_by = $2, lift_reason = $3, lift_asked_ms = $4 where account_id = $1`, [
    accountId,
    requested.operatorId,
    requested.reason,
    nowMs,
  ])

export const endCoolingOff = (tx: Db, accountId: number, nowMs: number): Promise<number> =>
  tx.execute(`update cooling_offs set until_ms = $2 where account_id = $1`, [accountId, nowMs])

/** Those that last, the first to end first. */
export const listCoolingOffs = (db: Db, nowMs: number, limit: number, offset: number): Promise<CoolingOff[]> =>
  db.query(`select ${columns} from cooling_offs where until_ms > $1 order by until_ms, account_id limit $2 offset $3`, [
    nowMs,
    limit,
    offset,
  ])

export const countCoolingOffs = async (db: Db, nowMs: number): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from cooling_offs where until_ms > $1`, [nowMs]))
    .total

/** Those whose end another operator asked for. */
export const countRequestedLifts = async (db: Db, operatorId: number, nowMs: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from cooling_offs where until_ms > $1 and lift_asked_by <> $2`,
      [nowMs, operatorId],
    )
  ).total
