import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { forgetAnswersEverywhere } from '../../platform/server/optimistic.ts'

/** Has everything asked for again that depends on which package I hold. */
export const forgetStarPlans = (): Promise<void> =>
  forgetAnswersEverywhere(
    starPlanCalls.listStarPlans,
    starPlanCalls.listUserStars,
    starPlanCalls.listStarRecords,
    overviewCalls.getOverview,
    orderCalls.quoteOrder,
  )
