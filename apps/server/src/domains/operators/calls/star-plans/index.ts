import { starPlanOperatorCalls } from '@cliffhanger/contract/star-plans/operator-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { starPlanHandlers } from './star-plans.ts'

/** What operators do about star packages. */
export const bindStarPlanCalls = (needs: OperatorNeeds): readonly BoundCall[] =>
  bindCalls(starPlanOperatorCalls, starPlanHandlers(needs))
