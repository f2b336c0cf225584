import { activitiesOperator } from './activities/operator.ts'
import { signInOperator } from './sign-in/operator.ts'
import { readBudgets } from './wheel/budgets.ts'

/** What operators do about rewards: what is given for signing in, events and bonuses, and budgets. */
export const rewardsOperator = { signIn: signInOperator, activities: activitiesOperator, readBudgets }

export type RewardsOperator = typeof rewardsOperator
