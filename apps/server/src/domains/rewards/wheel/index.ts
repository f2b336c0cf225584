import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { type BoundCall, bindCalls } from '../../../platform/http/handlers.ts'
import type { RewardsNeeds } from '../needs.ts'
import { getWheel } from './calls/get-wheel.ts'
import { getWheelFairness } from './calls/get-wheel-fairness.ts'
import { listSpins } from './calls/list-spins.ts'
import { spinWheel } from './calls/spin-wheel.ts'

/** The turntable. */
export const bindWheel = (domains: RewardsNeeds): readonly BoundCall[] =>
  bindCalls(wheelCalls, { getWheel, spinWheel: spinWheel(domains), listSpins, getWheelFairness })
