import type { Db } from './db.ts'

/** The database's clock. */
const readDatabaseClock = async (db: Db): Promise<number> =>
  (await db.one<{ at_ms: number }>(`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as at_ms`)).at_ms

/** How far a machine's clock may be from the database's: days are counted by it, and one that is wrong would pay a day that is not over. */
const driftMs = 300_000

/** Whether this machine's clock can be trusted with days. */
export const isClockNear = async ({ db, clock }: { readonly db: Db; readonly clock: () => number }): Promise<boolean> =>
  Math.abs((await readDatabaseClock(db)) - clock()) <= driftMs
