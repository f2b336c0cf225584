import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { RewardsNeeds } from './needs.ts'

export type RewardsDomain = Domain

/** Why members come back: the daily sign-in, tasks, the turntable, events, and a list of what they were given. */
export const createRewardsDomain = (_context: ServerContext, _domains: RewardsNeeds): RewardsDomain => ({
  calls: [],
})
