import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { type BoundCall, bindCalls } from '../../../platform/http/handlers.ts'
import type { RewardsNeeds } from '../needs.ts'
import type { TaskCounter } from '../tasks/task-counter.ts'
import { answerSignIn } from './calls/sign-in.ts'

/** The daily sign-in. */
export const bindSignIn = (domains: RewardsNeeds, facts: Pick<TaskCounter, 'note'>): readonly BoundCall[] =>
  bindCalls(signInCalls, { signIn: answerSignIn(domains, facts), postSignIn: answerSignIn(domains, facts) })
