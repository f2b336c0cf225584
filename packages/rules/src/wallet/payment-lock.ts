/** How many wrong tries lock the payment password, and for how long (C-44). */
export interface PaymentLockPolicy {
  readonly tries: number
  readonly lockMs: number
}

/** Wrong tries since the last right one. */
export interface PaymentLock {
  readonly tries: number
  readonly locked_until_ms: number
}

/** Whole seconds until the payment password may be tried again; 0: now. */
export const lockedSeconds = ({ locked_until_ms: untilMs }: PaymentLock, nowMs: number): number =>
  Math.max(0, Math.ceil((untilMs - nowMs) / 1000))

/** The lock after one more wrong try. Time alone forgives nothing but a lock that was served: six digits would not last otherwise. */
export function countWrong(lock: PaymentLock, policy: PaymentLockPolicy, nowMs: number): PaymentLock {
  const tries = lock.locked_until_ms > 0 ? 1 : lock.tries + 1
  return { tries, locked_until_ms: tries >= policy.tries ? nowMs + policy.lockMs : 0 }
}
