import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { forgetAnswersEverywhere } from '../../platform/server/optimistic.ts'

/** Has everything asked for again that depends on what I am: an open player asks for its episode. */
export const forgetMembership = (): Promise<void> =>
  forgetAnswersEverywhere(
    membershipCalls.listVipPlans,
    overviewCalls.getOverview,
    dramaCalls.getHomeConfig,
    dramaCalls.getVideo,
    dramaCalls.getEpisodes,
  )
