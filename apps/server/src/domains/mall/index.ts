import { addressCalls } from '@cliffhanger/contract/mall/address-calls.ts'
import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { type BoundCall, bindCalls, bindTogether } from '../../platform/http/handlers.ts'
import { roleDoes } from '../../platform/role.ts'
import { addressHandlers } from './addresses/calls/addresses.ts'
import { getGoods } from './goods/calls/get-goods.ts'
import { listGoods } from './goods/calls/list-goods.ts'
import { listGoodsCategories } from './goods/calls/list-goods-categories.ts'
import type { MallNeeds } from './needs.ts'
import { createMallOperator, type MallOperator } from './operator.ts'
import { confirmReceipt } from './orders/calls/confirm-receipt.ts'
import { exchangePoints, exchangeTogether } from './orders/calls/exchange-points.ts'
import { getMallOrder, listMallOrders } from './orders/calls/read-orders.ts'
import { completeDue, completeDueJob } from './orders/complete-due.ts'
import { ExchangeService } from './orders/exchange-service.ts'
import { quoteGoods } from './orders/quote-goods.ts'

export type { VariantForm } from './goods/operator.ts'
export type { CategoryDraft, CategoryRow } from './goods/queries/categories.ts'
export type { StockMoveRow } from './goods/queries/stock.ts'
export type { GoodsDraft, WrittenGoodsRow } from './goods/queries/written.ts'
export { presentOrder } from './orders/present-order.ts'
export type { MallOrderRow } from './orders/queries/orders.ts'

export interface MallDomain extends Domain {
  /** What goods would cost a member (`vg-confirmOrder`). */
  quoteGoods(db: Db, question: Parameters<typeof quoteGoods>[2]): ReturnType<typeof quoteGoods>
  readonly operator: MallOperator
}

/** What points are exchanged for: goods, orders, and the addresses they are sent to. */
export const createMallDomain = (context: ServerContext, domains: MallNeeds): MallDomain => ({
  quoteGoods: (db, question) => quoteGoods(context, db, question),
  operator: createMallOperator(context, domains),
  calls: [
    ...bindCalls(addressCalls, addressHandlers),
    ...bindCalls(goodsCalls, { listGoodsCategories, getGoods: getGoods(domains), listGoods }),
    ...domains.wallet.guardPayments(bindOrders(context, domains)),
  ],
  async start(role) {
    if (!roleDoes.jobs(role)) return
    await context.jobs.work(completeDueJob, async () => {
      await completeDue(context, domains)
    })
  },
})

function bindOrders(context: ServerContext, domains: MallNeeds): readonly BoundCall[] {
  const { exchangePoints: exchange, ...others } = mallOrderCalls
  const service = new ExchangeService(context, domains)
  return [
    bindTogether(exchange, exchangePoints(context, domains, service), exchangeTogether(service)),
    ...bindCalls(others, { getMallOrder, listMallOrders, confirmReceipt }),
  ]
}
