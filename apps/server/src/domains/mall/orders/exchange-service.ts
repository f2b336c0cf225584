import type { PointOrder } from '@cliffhanger/contract/mall/schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { KeyedRequest } from '../../../platform/http/idempotency.ts'
import { type Decision, SharedCalls } from '../../../platform/http/shared-calls.ts'
import { platformOwner } from '../../ledger/index.ts'
import { dayBegan } from '../goods/limit-left.ts'
import type { MallNeeds } from '../needs.ts'
import {
  type ExchangeReading,
  type ExchangeReply,
  isOrderAsShown,
  judgeExchange,
  orderOf,
  storedOrder,
} from './exchange.ts'
import { lockExchanges, type RequestedExchange } from './queries/exchange.ts'
import { insertOrders, type MallOrderRow, type NewMallOrder } from './queries/orders.ts'

type ExchangeDecision = Decision<NewMallOrder, ExchangeReply>

/** An exchange that goes with others, and how its caller reads the order. */
export interface SharedExchange extends RequestedExchange {
  readonly present: (order: MallOrderRow) => PointOrder
}

/**
 * Exchanges points for goods that are shipped. Exchanges that arrive at the same time share one transaction (`SharedCalls`): an article that many want is
 * not a lock all of them wait for one after the other. What needs more than points goes alone (`exchangeAlone`).
 */
export class ExchangeService {
  readonly #context: ServerContext
  readonly #domains: MallNeeds
  readonly #calls: SharedCalls<SharedExchange, ExchangeReading, NewMallOrder, ExchangeReply>
  /** Articles known to be paid with points alone and shipped; the rest goes alone, and so does what nobody exchanged here yet. */
  readonly #plain = new Set<number>()

  constructor(context: ServerContext, domains: MallNeeds) {
    this.#context = context
    this.#domains = domains
    this.#calls = new SharedCalls(context, {
      of: 'mall order',
      // Many want the same article: a second batch would only wait for its piece. One larger batch costs less per exchange.
      atOnce: 1,
      read: (tx, requests) => this.#read(tx, requests),
      decide: (asked) => this.#decide(asked),
      apply: (tx, orders) => this.#apply(tx, orders),
    })
  }

  /** Takes an exchange in together with others, where it can go with them. */
  together(
    request: SharedExchange,
    couponIds: readonly number[],
    keyed: KeyedRequest,
  ): Promise<ExchangeReply> | undefined {
    return couponIds.length === 0 && this.#plain.has(request.goodsId) ? this.#calls.answer(request, keyed) : undefined
  }

  /** Remembers whether an article can go with others. */
  note({
    id,
    kind,
    money_price: money,
  }: {
    readonly id: number
    readonly kind: string
    readonly money_price: string
  }): void {
    if (kind === 'physical' && money === '0') this.#plain.add(id)
    else this.#plain.delete(id)
  }

  async #read(tx: Db, requests: readonly RequestedExchange[]): Promise<ExchangeReading[]> {
    const userIds = requests.map(({ userId }) => userId)
    const [rows, points] = await Promise.all([
      lockExchanges(tx, requests, dayBegan(this.#context)),
      this.#domains.ledger.lockPoints(tx, userIds),
    ])
    return rows.map((row, index) => ({ ...row, points: points.get(userIds[index] ?? 0) ?? 0n }))
  }

  #decide(asked: readonly { readonly request: SharedExchange; readonly read: ExchangeReading }[]): ExchangeDecision[] {
    const nowMs = this.#context.clock()
    // What an earlier one of the batch took is not there for the next.
    const taken = new Map<number, number>()
    return asked.map(({ request, read }): ExchangeDecision => {
      const variantId = read.variant?.id ?? 0
      const judged = judgeExchange(request, read, taken.get(variantId) ?? 0, nowMs)
      if ('refusal' in judged) return judged
      if (judged.cost.money > 0n) {
        // Its price changed a moment ago; asked again, it goes alone.
        this.note(judged.goods)
        return { refusal: 'stillProcessing' }
      }
      const order = orderOf(this.#context, request, read, judged)
      if (!isOrderAsShown(request, order)) return { refusal: 'stateChanged' }
      if (judged.cost.total > read.points) return { refusal: 'insufficientBalance' }
      taken.set(variantId, (taken.get(variantId) ?? 0) + request.number)
      const balance = formatMinor(read.points - judged.cost.total, coinScale.point)
      return { change: order, data: { order: request.present(storedOrder(order)), balance } }
    })
  }

  async #apply(tx: Db, orders: readonly NewMallOrder[]): Promise<void> {
    const transfers = orders.map(({ id, order_no: bizNo, user_id: from, pay_point: amount }) => ({
      key: `mall:${id}`,
      bizNo,
      moves: [{ route: 'mall.point', amount: BigInt(amount), from, to: platformOwner } as const],
    }))
    await Promise.all([
      insertOrders(tx, orders),
      this.#domains.ledger.moveTogether(tx, {
        kind: 'mall',
        coin: 'point',
        transfers: transfers.filter(({ moves }) => moves.some(({ amount }) => amount > 0n)),
      }),
    ])
  }
}
