import type { ServerContext } from '../../context.ts'
import { createGoodsOperator, type GoodsOperator } from './goods/operator.ts'
import type { MallNeeds } from './needs.ts'
import { createMallOrdersOperator, type MallOrdersOperator } from './orders/operator.ts'
import { listSteps } from './orders/queries/orders.ts'
import { countExchanges, findExchanges, listExchanges } from './orders/queries/purchases.ts'
import { countQueue, findAnyOrder, listPacked, listQueue } from './orders/queries/written.ts'
import { checkShipping } from './orders/ship-file.ts'

/** Orders as operators read them, and files of parcels held against them. */
const orderReads = {
  list: listQueue,
  count: countQueue,
  find: findAnyOrder,
  steps: listSteps,
  packed: listPacked,
  listOf: listExchanges,
  countOf: countExchanges,
  findBeginning: findExchanges,
  checkShipping,
}

/** What operators do about the points mall: its goods and their stock, its orders, and files of parcels. */
export interface MallOperator {
  readonly goods: GoodsOperator
  readonly orders: MallOrdersOperator & typeof orderReads
}

export function createMallOperator(context: ServerContext, domains: MallNeeds): MallOperator {
  return {
    goods: createGoodsOperator(context),
    orders: { ...createMallOrdersOperator(context, domains), ...orderReads },
  }
}
