import type { Db } from '../../platform/database/db.ts'
import { findHeld } from './queries/levels.ts'

/** A level of agents as a member held it at a moment; rates are parts per million of a sale, by level of the team. */
export interface HeldLevel {
  readonly level: number
  readonly fromMs: number
  readonly rate1Ppm: number
  readonly rate2Ppm: number
}

/** The level a member held at a moment, with the rates it had then; undefined: none. What operators change later changes no answer. */
export async function levelAt(db: Db, userId: number, atMs: number): Promise<HeldLevel | undefined> {
  const held = await findHeld(db, userId, atMs)
  return held && { level: held.level, fromMs: held.from_ms, rate1Ppm: held.rate_1_ppm, rate2Ppm: held.rate_2_ppm }
}
