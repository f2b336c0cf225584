import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { signInOperatorCalls } from '@cliffhanger/contract/rewards/operator-sign-in-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentSteps } from '../../present/rewards.ts'

type Calls = typeof signInOperatorCalls

const getSignInSteps =
  ({ rewards }: OperatorNeeds): Handler<Calls['getSignInSteps']> =>
  async ({ db }) =>
    presentSteps(await rewards.operator.signIn.readSteps(db))

const setSignInSteps =
  ({ rewards }: OperatorNeeds): Handler<Calls['setSignInSteps']> =>
  (context, { version, steps, reason }) => {
    const wanted = steps.map(storedStep)
    return context.db.transaction(async (tx) => {
      const changed = await rewards.operator.signIn.changeSteps(tx, { version, steps: wanted }, context.clock())
      const [before, after] = [presentSteps(changed.before), presentSteps(changed.after)]
      await recordAction(tx, context, {
        action: 'signIn.steps',
        target: 'sign-in',
        reason,
        before: before.steps,
        after: after.steps,
      })
      return after
    })
  }

/** A step in minor units. Refuses a step that is not where its day is, and an amount its coin cannot hold. */
function storedStep(
  { day, coin_code, amount, spins }: CallInput<Calls['setSignInSteps']>['steps'][number],
  at: number,
) {
  if (day !== at + 1) refuseField(`steps.${at}.day`)
  const minor = parseMinor(amount, coinScale[coin_code]) ?? refuseField(`steps.${at}.amount`)
  return { day, coin_code, amount: minor.toString(), spins }
}

export const signInStepHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({
  getSignInSteps: getSignInSteps(needs),
  setSignInSteps: setSignInSteps(needs),
})
