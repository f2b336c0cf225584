import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { rewardRecordCalls } from '@cliffhanger/contract/rewards/record-calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { listActivities } from './activities/calls/list-activities.ts'
import type { RewardsNeeds } from './needs.ts'
import { type RewardsOperator, rewardsOperator } from './operator.ts'
import { listRewards } from './records/calls/list-rewards.ts'
import { insertReward } from './records.ts'
import { bindSignIn } from './sign-in/index.ts'
import { bindWheel } from './wheel/index.ts'

export type { ActivityForm, WrittenRow } from './activities/operator.ts'
export type { BudgetUse } from './wheel/budgets.ts'

export interface RewardsDomain extends Domain {
  /** Writes what a member was given into their list, for what others give. */
  readonly insertReward: typeof insertReward
  readonly operator: RewardsOperator
}

/** Why members come back: the daily sign-in, tasks, the turntable, events, and a list of what they were given. */
export const createRewardsDomain = (_context: ServerContext, domains: RewardsNeeds): RewardsDomain => ({
  insertReward,
  operator: rewardsOperator,
  calls: [
    ...bindSignIn(domains),
    ...bindWheel(domains),
    ...bindCalls(activityCalls, { listActivities }),
    ...bindCalls(rewardRecordCalls, { listRewards }),
  ],
})
