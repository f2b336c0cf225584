import { friendsOperatorCalls } from '@cliffhanger/contract/friends/operator-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { supportHandlers } from './support.ts'

/** What operators do about customer service. */
export const bindFriendsCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(friendsOperatorCalls, supportHandlers(needs)),
]
