import { dayMs } from '@cliffhanger/contract/duration.ts'
import { autoCompleteDays } from '@cliffhanger/rules/mall/order-state.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { appendEvents, type NewEvent } from '../../../platform/realtime/streams.ts'
import { type Move, type Posted, platformOwner } from '../../ledger/index.ts'
import type { MallNeeds } from '../needs.ts'
import { orderEvent } from './present-order.ts'
import { insertStep, lockOrder, type MallOrderRow, markCancelled, markShipped, returnPieces } from './queries/orders.ts'

/** What operators do with orders (S-89). Each act works in the transaction it is given and tells the member; call it last but for the audit line. */
export interface MallOrdersOperator {
  /** Refuses 4002, and 4003 where the order does not wait to be shipped. */
  ship(tx: Db, id: number, parcel: { readonly carrier: string; readonly trackingNo: string }): Promise<MallOrderRow>
  /** Adds a line to the timeline of a parcel. Refuses 4002. */
  addStep(tx: Db, id: number, step: { readonly text: string; readonly operatorId: number }): Promise<MallOrderRow>
  /** Gives back points, money, stock and coupons of an order that was not shipped. Refuses 4002, 4003. */
  cancel(tx: Db, id: number, act: { readonly reason: string; readonly operatorId: number }): Promise<MallOrderRow>
}

export const createMallOrdersOperator = (context: ServerContext, domains: MallNeeds): MallOrdersOperator => ({
  async ship(tx, id, { carrier, trackingNo }) {
    if (!(await lockOrder(tx, id))) refuse('notFound')
    const nowMs = context.clock()
    const parcel = { carrier, trackingNo, nowMs, autoMs: nowMs + autoCompleteDays * dayMs }
    const order = (await markShipped(tx, id, parcel)) ?? refuse('stateChanged')
    const gold = await domains.wallet.coupons.giveGold(tx, order.order_no)
    const notice = await domains.notices.write(tx, {
      userId: order.user_id,
      key: 'goodsShipped',
      values: { name: order.goods_names, carrier, number: trackingNo },
      thing: id,
    })
    await notifyMember(context, domains, tx, order, gold, [orderEvent(order), notice])
    return order
  },
  async addStep(tx, id, { text, operatorId }) {
    const order = (await lockOrder(tx, id)) ?? refuse('notFound')
    await insertStep(tx, { orderId: id, text, operatorId, nowMs: context.clock() })
    return order
  },
  async cancel(tx, id, { reason, operatorId }) {
    if (!(await lockOrder(tx, id))) refuse('notFound')
    const order = (await markCancelled(tx, id, reason, context.clock())) ?? refuse('stateChanged')
    await returnPieces(tx, order.variant_id, order.number)
    const coupons = await domains.wallet.coupons.giveBack(tx, order.order_no)
    const moves = movesBack(order)
    const transfer = { kind: 'mall_back', key: `mall_back:${id}`, bizNo: order.order_no, operatorId, moves }
    const posted = moves.length > 0 ? await domains.ledger.postOnce(tx, transfer) : undefined
    const notice = await domains.notices.write(tx, {
      userId: order.user_id,
      key: 'goodsCancelled',
      values: { name: order.goods_names, reason },
      thing: id,
    })
    await notifyMember(context, domains, tx, order, posted, [
      ...domains.wallet.coupons.events(coupons),
      orderEvent(order),
      notice,
    ])
    return order
  },
})

async function notifyMember(
  context: ServerContext,
  domains: MallNeeds,
  tx: Db,
  order: MallOrderRow,
  posted: Posted | undefined,
  events: readonly NewEvent[],
): Promise<void> {
  if (posted) await domains.ledger.notify(tx, posted, [order.user_id], events)
  else await appendEvents(context, tx, events)
}

function movesBack({ user_id: to, pay_point: points, pay_money: money }: MallOrderRow): Move[] {
  const sides = { from: platformOwner, to }
  return [
    ...(points === '0' ? [] : [{ route: 'mall_back.point', coin: 'point', amount: BigInt(points), ...sides } as const]),
    ...(money === '0' ? [] : [{ route: 'mall_back.cash', coin: 'money', amount: BigInt(money), ...sides } as const]),
  ]
}
