import type { CallRow } from '@cliffhanger/contract/call.ts'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import { forgetAnswersEverywhere } from '../platform/server/optimistic.ts'

/** The calls that answer something else once a thing of mine has changed. */
const about = {
  mallOrder: [mallOrderCalls.listMallOrders, mallOrderCalls.getMallOrder],
  project: [
    crowdOrderCalls.listMyOrders,
    crowdOrderCalls.getMyOrder,
    projectCalls.getCrowdfunding,
    projectCalls.getProject,
  ],
  team: [agentCalls.getAgentLevels, agentCalls.getAgentTeam, starPlanCalls.listStarPlans, starPlanCalls.listUserStars],
} satisfies Readonly<Record<string, readonly CallRow[]>>

export type Changed = keyof typeof about

/** Has everything shown about a thing asked for again, in every tab. */
export const forgetChanged = (changed: Changed): Promise<void> => forgetAnswersEverywhere(...about[changed])
