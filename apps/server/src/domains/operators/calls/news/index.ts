import { newsOperatorCalls } from '@cliffhanger/contract/news/operator-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { newsHandlers } from './news.ts'

/** What operators do about news. */
export const bindNewsCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(newsOperatorCalls, newsHandlers(needs)),
]
