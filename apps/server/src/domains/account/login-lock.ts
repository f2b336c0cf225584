import { countTry, isLocked, type LockPolicy, openLock } from '@cliffhanger/rules/session/login-lock.ts'
import type { Db } from '../../platform/database/db.ts'
import { findLock, lockLock, updateLock } from './queries/login-locks.ts'

export { deleteLock as forgetTries, giveBackTry } from './queries/login-locks.ts'

/** Keys that wrong tries are counted under; those of passwords are in `sign-in-lock.ts`. */
export const lockKey = {
  account: (accountId: number) => `account ${accountId}`,
  contact: (contact: string, address: string) => `contact at ${address} ${contact}`,
} as const

/** Whether a key is locked now (C-45). */
export const isKeyLocked = async (db: Db, key: string, nowMs: number): Promise<boolean> =>
  isLocked((await findLock(db, key)) ?? openLock, nowMs)

/** Counts one try before it is made, so that many at once cannot slip through; false when the key is locked.
 *  A right try is forgotten with `forgetTries` or taken back with `giveBackTry`. */
export const consumeAttempt = (db: Db, key: string, policy: LockPolicy, nowMs: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const lock = await lockLock(tx, key)
    if (isLocked(lock, nowMs)) return false
    await updateLock(tx, key, countTry(lock, policy, nowMs))
    return true
  })
