import { activityOperatorCalls } from '@cliffhanger/contract/rewards/operator-activity-calls.ts'
import { costOperatorCalls } from '@cliffhanger/contract/rewards/operator-cost-calls.ts'
import { signInOperatorCalls } from '@cliffhanger/contract/rewards/operator-sign-in-calls.ts'
import { taskOperatorCalls } from '@cliffhanger/contract/rewards/operator-task-calls.ts'
import { wheelOperatorCalls } from '@cliffhanger/contract/rewards/operator-wheel-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { activityHandlers } from './activities.ts'
import { costHandlers } from './costs.ts'
import { signInStepHandlers } from './sign-in-steps.ts'
import { taskHandlers } from './tasks.ts'
import { wheelHandlers } from './wheel.ts'

/** What operators do about rewards. */
export const bindRewardCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(signInOperatorCalls, signInStepHandlers(needs)),
  ...bindCalls(activityOperatorCalls, activityHandlers(needs)),
  ...bindCalls(taskOperatorCalls, taskHandlers(needs)),
  ...bindCalls(wheelOperatorCalls, wheelHandlers(needs)),
  ...bindCalls(costOperatorCalls, costHandlers(needs)),
]
