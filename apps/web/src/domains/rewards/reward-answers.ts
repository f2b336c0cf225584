import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { rewardRecordCalls } from '@cliffhanger/contract/rewards/record-calls.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { forgetAnswersEverywhere } from '../../platform/server/optimistic.ts'

/** Has everything asked for again that a reward changes: tasks give spins, spins give gold, and gold is in the wallet. */
export const forgetRewards = (): Promise<void> =>
  forgetAnswersEverywhere(
    signInCalls.signIn,
    activityCalls.listActivities,
    wheelCalls.getWheel,
    wheelCalls.listSpins,
    wheelCalls.getWheelFairness,
    rewardRecordCalls.listRewards,
    overviewCalls.getOverview,
  )

/** The same, for who does not wait for it. */
export const renewRewards = (): void => void forgetRewards().catch(ignoreQuietly)
