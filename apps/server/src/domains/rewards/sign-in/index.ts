import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { type BoundCall, bindCalls } from '../../../platform/http/handlers.ts'
import type { RewardsNeeds } from '../needs.ts'
import { answerSignIn } from './calls/sign-in.ts'

/** The daily sign-in. */
export const bindSignIn = (domains: RewardsNeeds): readonly BoundCall[] =>
  bindCalls(signInCalls, { signIn: answerSignIn(domains), postSignIn: answerSignIn(domains) })
