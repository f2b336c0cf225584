import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { rewardRecordCalls } from '@cliffhanger/contract/rewards/record-calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { listActivities } from './activities/calls/list-activities.ts'
import type { RewardsNeeds } from './needs.ts'
import { listRewards } from './records/calls/list-rewards.ts'
import { bindSignIn } from './sign-in/index.ts'

export type RewardsDomain = Domain

/** Why members come back: the daily sign-in, tasks, the turntable, events, and a list of what they were given. */
export const createRewardsDomain = (_context: ServerContext, domains: RewardsNeeds): RewardsDomain => ({
  calls: [
    ...bindSignIn(domains),
    ...bindCalls(activityCalls, { listActivities }),
    ...bindCalls(rewardRecordCalls, { listRewards }),
  ],
})
