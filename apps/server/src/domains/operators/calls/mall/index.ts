import { goodsOperatorCalls } from '@cliffhanger/contract/mall/operator-goods-calls.ts'
import { mallOrderOperatorCalls } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { goodsHandlers } from './goods.ts'
import { mallOrderHandlers } from './orders.ts'

/** What operators do about the points mall. */
export const bindMallCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(goodsOperatorCalls, goodsHandlers(needs)),
  ...bindCalls(mallOrderOperatorCalls, mallOrderHandlers(needs)),
]
