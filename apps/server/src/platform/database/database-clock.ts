import type { Db } from './db.ts'

/** Epoch milliseconds by the clock of the database: one for all processes, whatever their own clocks say. */
export type DatabaseClock = (db: Pick<Db, 'one'>) => Promise<number>

export const databaseClock: DatabaseClock = async (db) => {
  const { now_ms: nowMs } = await db.one<{ now_ms: number }>(
    `select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now_ms`,
  )
  return nowMs
}
