import { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import { starOperatorCalls } from '@cliffhanger/contract/stars/operator-star-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { categoryHandlers } from './categories.ts'
import { discoverHandlers } from './discover.ts'
import { postHandlers } from './posts.ts'
import { starHandlers } from './stars.ts'

/** What operators do about stars, their posts and the discover block. */
export const bindStarCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(starOperatorCalls, { ...starHandlers(needs), ...categoryHandlers(needs), ...discoverHandlers(needs) }),
  ...bindCalls(starPostOperatorCalls, postHandlers(needs)),
]
