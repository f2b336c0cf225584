import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { appendEvents } from '../../../platform/realtime/streams.ts'
import { type Move, platformOwner } from '../../ledger/index.ts'
import { dayBegan } from '../goods/limit-left.ts'
import type { MallNeeds } from '../needs.ts'
import { deliver } from './deliver.ts'
import { isOrderAsShown, judgeExchange, orderOf, storedOrder } from './exchange.ts'
import { lockExchanges, type RequestedExchange } from './queries/exchange.ts'
import { insertOrders, type MallOrderRow, type NewMallOrder } from './queries/orders.ts'

/** An order that was made, and its article as it is now. */
interface MadeOrder {
  readonly order: MallOrderRow
  readonly goods: { readonly id: number; readonly kind: string; readonly money_price: string }
}

/**
 * Exchanges in a transaction of its own: with coupons, for money besides points, or for virtual goods, which are delivered at once. Refuses as
 * `decideExchange` does, 7001, and 7011 and 7012 about the coupons.
 */
export async function exchangeAlone(
  context: ServerContext,
  domains: MallNeeds,
  tx: Db,
  request: RequestedExchange,
  couponIds: readonly number[],
): Promise<MadeOrder> {
  const { ledger, wallet } = domains
  const { userId } = request
  const [row] = await lockExchanges(tx, [request], dayBegan(context))
  if (!row) throw new Error('Every exchange has its row')
  const read = { ...row, points: 0n }
  const judged = judgeExchange(request, read, 0, context.clock())
  if ('refusal' in judged) throw new Refusal(judged.refusal, judged.details ?? null)
  const plain = orderOf(context, request, read, judged)
  const purchase = { userId, orderType: 'goods', coin: 'point', total: judged.cost.total } as const
  const use = await wallet.coupons.use(tx, purchase, couponIds, plain.order_no)
  const order = use.discount === 0n ? plain : orderOf(context, request, read, judged, use.discount)
  const made = { ...order, order_no: plain.order_no }
  if (!isOrderAsShown(request, made)) refuse('stateChanged')
  await insertOrders(tx, [made])
  const delivered = await deliver(domains, tx, made)
  const moves = movesOf(made)
  const transfer = { kind: 'mall', key: `mall:${made.id}`, bizNo: made.order_no, moves }
  const posted = moves.length > 0 ? await ledger.postOnce(tx, transfer) : undefined
  // Gold of a coupon comes once nothing can be cancelled any more: for goods that are shipped, with the shipment.
  const gold = made.kind === 'virtual' ? await wallet.coupons.giveGold(tx, made.order_no) : undefined
  const events = [...wallet.coupons.events(use.coupons), ...delivered]
  const first = posted ?? gold
  if (first)
    await ledger.notify(tx, { ...first, lines: [...(posted?.lines ?? []), ...(gold?.lines ?? [])] }, [userId], events)
  else if (events.length > 0) await appendEvents(context, tx, events)
  return { order: storedOrder(made), goods: judged.goods }
}

function movesOf({ user_id: from, pay_point: points, pay_money: money }: NewMallOrder): Move[] {
  const sides = { from, to: platformOwner }
  return [
    ...(points === '0' ? [] : [{ route: 'mall.point', coin: 'point', amount: BigInt(points), ...sides } as const]),
    ...(money === '0' ? [] : [{ route: 'mall.cash', coin: 'money', amount: BigInt(money), ...sides } as const]),
  ]
}
