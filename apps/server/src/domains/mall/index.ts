import { addressCalls } from '@cliffhanger/contract/mall/address-calls.ts'
import { goodsCalls } from '@cliffhanger/contract/mall/goods-calls.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import type { Address } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { type BoundCall, bindCalls, bindTogether } from '../../platform/http/handlers.ts'
import { roleDoes } from '../../platform/role.ts'
import { addressHandlers } from './addresses/calls/addresses.ts'
import { addAddress, type TypedAddress } from './addresses/save-address.ts'
import { getGoods } from './goods/calls/get-goods.ts'
import { listGoods } from './goods/calls/list-goods.ts'
import { listGoodsCategories } from './goods/calls/list-goods-categories.ts'
import type { MallNeeds } from './needs.ts'
import { createMallOperator, type MallOperator } from './operator.ts'
import { confirmReceipt } from './orders/calls/confirm-receipt.ts'
import { exchangePoints, exchangeTogether } from './orders/calls/exchange-points.ts'
import { getMallOrder, listMallOrders } from './orders/calls/read-orders.ts'
import { completeDue, completeDueJob } from './orders/complete-due.ts'
import { exchangeAlone } from './orders/exchange-alone.ts'
import { ExchangeService } from './orders/exchange-service.ts'
import { nameOrders } from './orders/name-orders.ts'
import type { RequestedExchange } from './orders/queries/exchange.ts'
import { type MallOrderRow, markReceived } from './orders/queries/orders.ts'
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
  /** Exchanges in a transaction that has begun; answers the order. Refuses as `exchangeAlone` does. */
  exchange(tx: Db, request: RequestedExchange): Promise<MallOrderRow>
  /** Completes an order that is on its way, as its member or the time does. */
  receive(tx: Db, orderId: number): Promise<MallOrderRow | undefined>
  readonly nameOrders: typeof nameOrders
  /** Adds an address to a member's book once. Refuses 4000, 7030. */
  addAddress(userId: number, typed: TypedAddress): Promise<Address>
  readonly operator: MallOperator
}

/** What points are exchanged for: goods, orders, and the addresses they are sent to. */
export const createMallDomain = (context: ServerContext, domains: MallNeeds): MallDomain => ({
  quoteGoods: (db, question) => quoteGoods(context, db, question),
  exchange: async (tx, request) => (await exchangeAlone(context, domains, tx, request, [])).order,
  receive: (tx, orderId) => markReceived(tx, orderId, context.clock()),
  nameOrders,
  addAddress: (userId, typed) => addAddress(context.db, userId, typed, false, context.clock()),
  operator: createMallOperator(context, domains),
  calls: [
    ...bindCalls(addressCalls, addressHandlers),
    ...bindCalls(goodsCalls, { listGoodsCategories, getGoods: getGoods(domains), listGoods: listGoods(domains) }),
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
