import type { LoginLock } from '@cliffhanger/rules/session/login-lock.ts'
import type { Db } from '../../../platform/database/db.ts'

export const findLock = (db: Db, key: string): Promise<LoginLock | undefined> =>
  db.find(`select tries, window_start_ms, locked_until_ms from login_locks where key = $1`, [key])

/** The lock of a key, made when missing; nobody else changes it until the transaction ends. Making and locking are one step:
 *  whoever signs in meanwhile forgets the row, which would be gone between two. */
export const lockLock = (tx: Db, key: string): Promise<LoginLock> =>
  tx.one(
    `insert into login_locks (key, tries, window_start_ms, locked_until_ms) values ($1, 0, 0, 0)
     on conflict (key) do update set tries = login_locks.tries
     returning tries, window_start_ms, locked_until_ms`,
    [key],
  )

export const updateLock = (tx: Db, key: string, lock: LoginLock): Promise<number> =>
  tx.execute(`update login_locks set tries = $2, window_start_ms = $3, locked_until_ms = $4 where key = $1`, [
    key,
    lock.tries,
    lock.window_start_ms,
    lock.locked_until_ms,
  ])

export const giveBackTry = (db: Db, key: string): Promise<number> =>
  db.execute(`update login_locks set tries = greatest(tries - 1, 0), locked_until_ms = 0 where key = $1`, [key])

export const deleteLock = (db: Db, key: string): Promise<number> =>
  db.execute(`delete from login_locks where key = $1`, [key])

/** `pattern` of SQL's `like`. */
export const deleteLocksLike = (db: Db, pattern: string): Promise<number> =>
  db.execute(`delete from login_locks where key like $1`, [pattern])

/** Forgets locks whose window began before that. */
export const deleteLocksBefore = (db: Db, beforeMs: number): Promise<number> =>
  db.execute(`delete from login_locks where window_start_ms < $1 and locked_until_ms < $1`, [beforeMs])
