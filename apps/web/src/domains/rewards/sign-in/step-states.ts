import type { CallData } from '@cliffhanger/contract/call.ts'
import type { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'

export type SignInAnswer = CallData<typeof signInCalls.signIn>
export type StepState = 'collected' | 'today' | 'coming'

/** Where each of the steps stands: those of this round that were collected, the one of today, and those that come. Once today's is collected nothing is
 *  left to do, and a round that is complete is shown until its day is over. */
export const stepStates = ({ is_sign: isDone, continuous_days: streak, rules }: SignInAnswer): readonly StepState[] => {
  const length = rules.length || 1
  const isComplete = isDone === 1 && streak > 0 && streak % length === 0
  const collected = isComplete ? length : streak % length
  return rules.map((_, index) =>
    index < collected ? 'collected' : index === collected && isDone === 0 ? 'today' : 'coming',
  )
}
