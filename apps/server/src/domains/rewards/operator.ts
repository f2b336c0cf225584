import { activitiesOperator } from './activities/operator.ts'
import { signInOperator } from './sign-in/operator.ts'
import { tasksOperator } from './tasks/operator.ts'
import { readBudgets } from './wheel/budgets.ts'
import { wheelOperator } from './wheel/operator.ts'

/** What operators do about rewards: what is given for signing in, events and bonuses, tasks, the turntable, and budgets. */
export const rewardsOperator = {
  signIn: signInOperator,
  activities: activitiesOperator,
  tasks: tasksOperator,
  wheel: wheelOperator,
  readBudgets,
}

export type RewardsOperator = typeof rewardsOperator
