import { crowdOrderOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-order-calls.ts'
import { poolOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-pool-calls.ts'
import { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { contractHandlers } from './contracts.ts'
import { escrowHandlers } from './escrow.ts'
import { orderHandlers } from './orders.ts'
import { poolHandlers } from './pool.ts'
import { projectActHandlers } from './project-acts.ts'
import { projectHandlers } from './projects.ts'
import { projectTypeHandlers } from './types.ts'

/** What operators do about crowdfunding. */
export const bindCrowdfundingCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(projectOperatorCalls, {
    ...projectTypeHandlers(needs),
    ...projectHandlers(needs),
    ...projectActHandlers(needs),
    ...escrowHandlers(needs),
  }),
  ...bindCalls(crowdOrderOperatorCalls, { ...orderHandlers(needs), ...contractHandlers(needs) }),
  ...bindCalls(poolOperatorCalls, poolHandlers(needs)),
]
