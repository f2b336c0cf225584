import { membershipOperatorCalls } from '@cliffhanger/contract/membership/operator-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { membershipHandlers } from './memberships.ts'

/** What operators do about memberships. */
export const bindMembershipCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(membershipOperatorCalls, membershipHandlers(needs)),
]
