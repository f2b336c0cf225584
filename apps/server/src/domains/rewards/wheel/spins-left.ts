import type { WheelSettings } from '@cliffhanger/contract/rewards/wheel-settings.ts'
import { spinsLeft } from '@cliffhanger/rules/rewards/wheel-spins.ts'
import type { Db } from '../../../platform/database/db.ts'
import { countGivenSpins } from '../spins.ts'
import type { SeedRow } from './queries/seeds.ts'

/** All spins of the seed's day. */
export const usedOf = ({ next_nonce: next, from_nonce: from }: SeedRow): number => next - from

/** How many spins a member has left that cost nothing. */
export const countSpinsLeft = async (db: Db, userId: number, seed: SeedRow, settings: WheelSettings): Promise<number> =>
  spinsLeft({
    freeDaily: settings.free_daily,
    dailyMax: settings.daily_max,
    freeUsed: seed.free_used,
    used: usedOf(seed),
    given: await countGivenSpins(db, userId),
  })
