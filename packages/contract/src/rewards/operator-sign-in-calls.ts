import * as z from 'zod/mini'
import { call } from '../call.ts'
import { version } from '../notices/operator-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { empty } from '../schema.ts'
import { positiveAmount, shownAmount } from '../wallet/money-schemas.ts'

/** Days after which the steps begin again (S-95). */
export const signInDays = 7

const step = z.object({
  day: z.int().check(z.gte(1), z.lte(signInDays)),
  /** Money is no reward for coming back. */
  coin_code: z.literal(['gold', 'point']),
  amount: shownAmount(),
  spins: z.int().check(z.gte(0), z.lte(100)),
})
export type SignInStep = z.output<typeof step>

const steps = z.object({ version, steps: z.array(step) })

/** What the daily sign-in gives. */
export const signInOperatorCalls = {
  getSignInSteps: call({
    id: 'op-sign-in-steps',
    method: 'GET',
    path: '/operator/v1/sign-in-steps',
    auth: 'operator',
    permission: 'finance.read',
    request: empty(),
    data: steps,
    errors: [],
    summary: 'The seven steps of the daily sign-in',
  }),
  setSignInSteps: call({
    id: 'op-sign-in-steps-set',
    method: 'POST',
    path: '/operator/v1/sign-in-steps/set',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({
      version,
      steps: z.array(z.extend(step, { amount: positiveAmount() })).check(z.length(signInDays)),
      reason,
    }),
    data: steps,
    errors: ['stateChanged'],
    summary: 'Changes what the sign-ins from now on give, all seven steps at once',
  }),
} as const
