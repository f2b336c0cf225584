import { businessOperatorCalls } from '@cliffhanger/contract/business/operator-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { businessHandlers } from './business.ts'

/** How the business goes. */
export const bindBusinessCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(businessOperatorCalls, businessHandlers(needs)),
]
