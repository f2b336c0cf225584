import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { forgetAnswersEverywhere } from '../../platform/server/optimistic.ts'

/** Has everything asked for again that joining, paying or ending an order changes, in every tab. */
export const forgetCrowdfunding = (): Promise<void> =>
  forgetAnswersEverywhere(
    projectCalls.getCrowdfunding,
    projectCalls.listProjects,
    projectCalls.getProject,
    crowdOrderCalls.listMyOrders,
    crowdOrderCalls.getMyOrder,
    overviewCalls.getOverview,
  )
