import type { Db } from '../../platform/db.ts'
import { refuse } from '../../platform/refusal.ts'
import {
  askLift,
  type CoolingOff,
  endCoolingOff,
  extendCoolingOff,
  findCoolingOff,
  lockCoolingOff,
} from './queries/cooling-offs.ts'

/** Keeps the money of a member from leaving for so many hours; what holds already is not made shorter, whatever operators set since. */
export async function beginCoolingOff(tx: Db, accountId: number, hours: number, nowMs: number): Promise<void> {
  if (hours > 0) await extendCoolingOff(tx, accountId, nowMs + hours * 3_600_000)
}

/** Refuses 7032 with the time when it ends (`end_time`, seconds), while the money of a member does not leave. */
export async function refuseWhileCoolingOff(db: Db, accountId: number, nowMs: number): Promise<void> {
  const held = await findCoolingOff(db, accountId)
  if (!held || held.until_ms <= nowMs) return
  const leftMs = held.until_ms - nowMs
  refuse('coolingOff', { end_time: Math.ceil(held.until_ms / 1000), hours: Math.ceil(leftMs / 3_600_000) })
}

/**
 * One operator asks to end a cooling-off before its time; another one ends it. Refuses 4002 where there is none, and 5021 where the same
 * operator agrees with themselves.
 */
export async function liftCoolingOff(
  tx: Db,
  accountId: number,
  asked: { readonly operatorId: number; readonly reason: string },
  nowMs: number,
): Promise<{ readonly isLifted: boolean; readonly row: CoolingOff }> {
  const held = await lockCoolingOff(tx, accountId)
  if (!held || held.until_ms <= nowMs) return refuse('notFound')
  if (held.lift_asked_by === null) return { isLifted: false, row: await askLift(tx, accountId, asked, nowMs) }
  if (held.lift_asked_by === asked.operatorId) return refuse('cannotDoToSelf')
  return { isLifted: true, row: await endCoolingOff(tx, accountId, nowMs) }
}
