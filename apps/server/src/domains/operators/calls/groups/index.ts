import { groupsOperatorCalls } from '@cliffhanger/contract/groups/operator-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { groupHandlers } from './groups.ts'

/** What operators do about groups. */
export const bindGroupsCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(groupsOperatorCalls, groupHandlers(needs)),
]
