import { chatOperatorCalls } from '@cliffhanger/contract/chat/operator-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { reviewHandlers } from './reviews.ts'

/** What operators do about messages under review. */
export const bindChatCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(chatOperatorCalls, reviewHandlers(needs)),
]
