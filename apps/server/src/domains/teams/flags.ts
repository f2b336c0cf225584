import type { Db } from '../../platform/database/db.ts'
import { findEarners } from './queries/flags.ts'

/** Who may earn by a member's purchases: `level` 1 invited them, 2 invited that one. A flagged pair earns nothing. */
export interface Earner {
  readonly level: 1 | 2
  readonly userId: number
  readonly isFlagged: boolean
  /** Since when they are in that level of their team. */
  readonly sinceMs: number
}

/** At most one of each level. */
export async function earnersOf(db: Db, userId: number): Promise<readonly Earner[]> {
  const found = await findEarners(db, userId)
  const earners = [
    { level: 1, userId: found.first_id, isFlagged: found.is_first_flagged, sinceMs: found.first_ms ?? 0 },
    { level: 2, userId: found.second_id, isFlagged: found.is_second_flagged, sinceMs: found.second_ms ?? 0 },
  ] as const
  return earners.flatMap((earner) => (earner.userId === null ? [] : [{ ...earner, userId: earner.userId }]))
}

/** Whether somebody who invited this member, at either level, must not earn by them. */
export const isFlagged = async (db: Db, userId: number): Promise<boolean> =>
  (await earnersOf(db, userId)).some((earner) => earner.isFlagged)
