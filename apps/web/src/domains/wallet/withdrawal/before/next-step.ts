import type { RealNameStatus } from '@cliffhanger/contract/account/real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'

/** What is done next: the one thing that stands before a withdrawal, or the withdrawal. */
export type NextStep = 'certify' | 'waitForReview' | 'addAccount' | 'withdraw'

/** who one is comes first, where the platform asks (undefined: it does not); an account can be added while that is looked at. */
export const nextStepOf = (identity: RealNameStatus | undefined, hasAccount: boolean): NextStep => {
  if (identity === realNameStates.notCertified || identity === realNameStates.failed) return 'certify'
  if (!hasAccount) return 'addAccount'
  return identity === realNameStates.inReview ? 'waitForReview' : 'withdraw'
}
