import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { isLockError } from '../http/idempotency.ts'
import type { Database, Db } from './db.ts'

/** Any constant will do, as long as nobody else locks on it. */
const lockKey = 7_041_776
/** How often somebody who migrates at the same time is looked for. */
const turnPauseMs = 100

export interface MigrateOptions {
  /** How long one try waits for a lock; whoever comes after it waits as long at most. */
  readonly lockTimeoutMs?: number
  /** After this long without the lock it gives up. */
  readonly patienceMs?: number
}

/** A migration may take long, and the others wait for it as long as it takes. They ask again and again, by a statement without values: one that
 *  waits, or has values and was the last, keeps its view of the data, and an index that is made concurrently would wait for it in turn. */
export async function waitForTurn(tx: Db): Promise<void> {
  const raw = { prepare: false }
  await tx.execute('set local statement_timeout = 0; set local lock_timeout = 0', [], raw)
  const request = `select pg_try_advisory_xact_lock(${lockKey}) as mine`
  while (!(await tx.one<{ mine: boolean }>(request, [], raw)).mine) await sleep(turnPauseMs)
}

/** Tries again while somebody holds a lock that `attempt` needs. Throws an error that starts with `title` where it fails for another reason, and
 *  one that names who is in the way when its patience ends. */
export async function repeatPatiently<T>(
  database: Database,
  title: string,
  attempt: (lockTimeoutMs: number) => Promise<T>,
  { lockTimeoutMs = 1000, patienceMs = 600_000 }: MigrateOptions,
): Promise<T> {
  const endMs = Date.now() + patienceMs
  for (let pauseMs = 500; ; pauseMs = Math.min(pauseMs * 2, 15_000)) {
    try {
      return await attempt(lockTimeoutMs)
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
      if (!isLockError(error)) throw new Error(`${title} failed: ${error.message}`, { cause: error })
      if (Date.now() >= endMs) throw new Error(await whoHolds(database, title), { cause: error })
      await sleep(pauseMs * (0.75 + Math.random() / 2))
    }
  }
}

/** What an operator needs to know who is in the way. */
async function whoHolds(database: Database, title: string): Promise<string> {
  const oldest = await database.find<{ pid: number; application: string; seconds: number }>(
    `select pid, application_name as application, extract(epoch from now() - xact_start)::int as seconds from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid() order by xact_start limit 1`,
  )
  const who = oldest
    ? ` The oldest transaction is that of process ${oldest.pid} (${oldest.application}), ${oldest.seconds} s old.`
    : ''
  return `${title} did not get its lock: something holds the table for long, such as a dump.${who} Start again when it has ended.`
}
