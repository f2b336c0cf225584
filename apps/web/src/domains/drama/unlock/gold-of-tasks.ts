import type { Task, TaskCode } from '@cliffhanger/contract/rewards/schemas.ts'
import { taskStates } from '@cliffhanger/contract/rewards/states.ts'
import { goldOf } from '@cliffhanger/rules/drama/unlock-offer.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'

/** What asks for money first, and the check-in, which has a line of its own. */
const otherWays: ReadonlySet<TaskCode> = new Set(['recharge', 'buy_vip', 'sign'])

/** The gold that tasks still bring without any money. */
export const goldOfTasks = (tasks: readonly Task[]): Minor =>
  tasks
    .filter(
      ({ code, state, reward_coin }) => reward_coin === 'gold' && state !== taskStates.received && !otherWays.has(code),
    )
    .reduce((sum, { reward_amount }) => sum + goldOf(reward_amount), 0n)
