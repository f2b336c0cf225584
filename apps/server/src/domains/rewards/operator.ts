import { activitiesOperator } from './activities/operator.ts'
import { signInOperator } from './sign-in/operator.ts'

/** What operators do about rewards: what is given for signing in, events and bonuses. */
export const rewardsOperator = { signIn: signInOperator, activities: activitiesOperator }

export type RewardsOperator = typeof rewardsOperator
