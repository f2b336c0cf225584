import { hourMs } from '@cliffhanger/contract/duration.ts'

/** How many wrong tries lock, and for how long (C-45). */
export interface LockPolicy {
  readonly tries: number
  readonly windowMs: number
}

/** Wrong tries from one address over all names, in tries of one name: an address may be a whole house. */
export const addressFactor = 6

/** Wrong tries of one name from everywhere it never signed in on: many addresses together do not guess on. */
export const strangerPolicy: LockPolicy = { tries: 100, windowMs: hourMs }

/** Tries counted for one login name, address or account. */
export interface LoginLock {
  readonly tries: number
  readonly window_start_ms: number
  readonly locked_until_ms: number
}

export const openLock: LoginLock = { tries: 0, window_start_ms: 0, locked_until_ms: 0 }

export const isLocked = (lock: LoginLock, nowMs: number): boolean => nowMs < lock.locked_until_ms

/** The lock after one more try: the last one allowed within the window closes it for a window's length. */
export function countTry(lock: LoginLock, policy: LockPolicy, nowMs: number): LoginLock {
  const isRunning = lock.locked_until_ms === 0 && nowMs < lock.window_start_ms + policy.windowMs
  const tries = isRunning ? lock.tries + 1 : 1
  return {
    tries,
    window_start_ms: isRunning ? lock.window_start_ms : nowMs,
    locked_until_ms: tries >= policy.tries ? nowMs + policy.windowMs : 0,
  }
}
