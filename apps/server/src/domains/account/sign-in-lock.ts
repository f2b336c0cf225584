import { createHash } from 'node:crypto'
import { addressFactor, type LockPolicy, strangerPolicy } from '@cliffhanger/rules/session/login-lock.ts'
import type { Db } from '../../platform/database/db.ts'
import { consumeAttempt, isKeyLocked } from './login-lock.ts'
import { deleteLock, deleteLocksLike } from './queries/login-locks.ts'

/** Where somebody tries to sign in from; `device` is the hash of one that the account was signed in on before. */
export interface SignInOrigin {
  readonly address: string
  readonly device?: string | undefined
}

/**
 * Counts wrong passwords of one name so that they lock nobody else out: per name and place, where a device that signed in before is a place of
 * its own. All other places share a wide budget per name, so that many addresses together do not guess on, and every address has one over all names.
 */
export interface SignInLock {
  /** Counts one try before it is made, so that many at once cannot slip through; false where the place is locked. */
  take(nowMs: number): Promise<boolean>
  /** The try was wrong: it counts for the shared budgets, too. */
  wrong(nowMs: number): Promise<void>
  /** The key of this name and place. */
  readonly key: string
  /** The try was right. */
  forget(db: Db): Promise<void>
}

type Who = 'member' | 'operator'

/** Names are typed by anybody: their hash holds no blank and no wildcard. */
const hashOf = (who: Who, name: string) => createHash('sha256').update(`${who} ${name}`).digest('hex').slice(0, 32)

export function signInLock(
  db: Db,
  who: Who,
  name: string,
  { address, device }: SignInOrigin,
  policy: LockPolicy,
): SignInLock {
  const hash = hashOf(who, name)
  const key = device === undefined ? `sign-in ${hash} at ${address}` : `sign-in ${hash} at ${address} on ${device}`
  const shared =
    device === undefined
      ? ([
          [`sign-in ${hash} strangers`, strangerPolicy],
          [`sign-in address ${who} ${address}`, { ...policy, tries: policy.tries * addressFactor }],
        ] as const)
      : // Whoever borrows the device's id, which is no secret, has its budget and not that of all others.
        ([[`sign-in ${hash} on ${device}`, strangerPolicy]] as const)
  return {
    key,
    async take(nowMs) {
      for (const [sharedKey] of shared) if (await isKeyLocked(db, sharedKey, nowMs)) return false
      return consumeAttempt(db, key, policy, nowMs)
    },
    async wrong(nowMs) {
      for (const [sharedKey, sharedPolicy] of shared) await consumeAttempt(db, sharedKey, sharedPolicy, nowMs)
    },
    async forget(tx) {
      await deleteLock(tx, key)
    },
  }
}

/** Forgets every wrong password of a name, wherever it was tried: it is another password now. */
export const forgetSignInTries = (tx: Db, who: Who, name: string): Promise<number> =>
  deleteLocksLike(tx, `sign-in ${hashOf(who, name)} %`)
