import { hourMs } from '@cliffhanger/contract/duration.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { endCoolingOff, extendCoolingOff, findCoolingOff, lockCoolingOff, requestLift } from './queries/cooling-offs.ts'

/** Keeps the money of a member from leaving for so many hours; what holds already is not made shorter, whatever operators set since. */
export async function beginCoolingOff(tx: Db, accountId: number, hours: number, nowMs: number): Promise<void> {
  if (hours > 0) await extendCoolingOff(tx, accountId, nowMs + hours * hourMs)
}

/** Refuses 7032 with the time when it ends (`end_time`, seconds), while the money of a member does not leave. */
export async function refuseWhileCoolingOff(db: Db, accountId: number, nowMs: number): Promise<void> {
  const held = await findCoolingOff(db, accountId)
  if (!held || held.until_ms <= nowMs) return
  const leftMs = held.until_ms - nowMs
  refuse('coolingOff', { end_time: Math.ceil(held.until_ms / 1000), hours: Math.ceil(leftMs / hourMs) })
}

/** An operator who wants a cooling-off to end. */
export interface LiftRequest {
  readonly operatorId: number
  readonly reason: string
  /** Whether an operator counts as one of two people. */
  readonly counts: (operatorId: number) => Promise<boolean>
  /** One operator may do it alone: switched on from the machine. */
  readonly isSingle: boolean
}

/**
 * One operator asks to end a cooling-off before its time; another one ends it. What was asked by somebody who does not count any more is
 * asked anew. Refuses 4002 where there is none, and 5021 where the same operator agrees with themselves.
 */
export async function liftCoolingOff(
  tx: Db,
  accountId: number,
  { operatorId, reason, counts, isSingle }: LiftRequest,
  nowMs: number,
): Promise<{ readonly isLifted: boolean; readonly askedBy: number }> {
  const held = await lockCoolingOff(tx, accountId)
  if (!held || held.until_ms <= nowMs) return refuse('notFound')
  const { lift_asked_by: requestedBy } = held
  if (!isSingle) {
    if (requestedBy === operatorId) return refuse('cannotDoToSelf')
    if (requestedBy === null || !(await counts(requestedBy))) {
      await requestLift(tx, accountId, { operatorId, reason }, nowMs)
      return { isLifted: false, askedBy: operatorId }
    }
  }
  await endCoolingOff(tx, accountId, nowMs)
  return { isLifted: true, askedBy: requestedBy ?? operatorId }
}
