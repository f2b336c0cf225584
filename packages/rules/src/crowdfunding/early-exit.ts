import type { Minor, Rate } from '../money.ts'

/** C-28: a tenth of what was put in. */
export const penaltyRate: Rate = 10_000_000n

/** What ending an order early costs (S-105), rounded down, in the member's favour. */
export const penaltyOf = (principal: Minor): Minor => (principal * penaltyRate) / 100_000_000n

export interface TakeOut {
  readonly principal: Minor
  readonly penalty: Minor
  /** Earned up to the last full day and not paid yet. */
  readonly interest: Minor
  /** The part of it that the pool cannot pay now. */
  readonly owed: Minor
  readonly receive: Minor
}

/** What a member receives who ends an order early, or settles a matured one. Principal never waits for the pool. */
export function takeOut(
  type: 'terminate' | 'settle',
  {
    principal,
    interest,
    isPaused,
  }: { readonly principal: Minor; readonly interest: Minor; readonly isPaused: boolean },
): TakeOut {
  const penalty = type === 'terminate' ? penaltyOf(principal) : 0n
  const owed = isPaused ? interest : 0n
  return { principal, penalty, interest, owed, receive: principal - penalty + interest - owed }
}
