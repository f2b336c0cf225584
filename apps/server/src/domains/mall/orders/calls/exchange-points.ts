import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { type Minor, parseMinor } from '@cliffhanger/rules/money.ts'
import type { ServerContext } from '../../../../context.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import type { KeyedRequest } from '../../../../platform/http/idempotency.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import type { MallNeeds } from '../../needs.ts'
import { codesOf } from '../deliver.ts'
import { exchangeAlone } from '../exchange-alone.ts'
import type { ExchangeService } from '../exchange-service.ts'
import { presentOrder } from '../present-order.ts'
import type { RequestedExchange } from '../queries/exchange.ts'

type Row = typeof mallOrderCalls.exchangePoints
type Input = Omit<CallInput<Row>, 'pay_password'>

/** Refuses 4000 naming what is no amount of its coin. */
const requestOf = (userId: number, key: string, input: Input): RequestedExchange => ({
  userId,
  goodsId: input.goods_id,
  variantId: input.variant_id ?? 0,
  number: input.number,
  addressId: input.address_id ?? 0,
  remark: input.remark,
  shown: {
    points: shownIn(input, 'expect_point', 'point'),
    money: shownIn(input, 'expect_money', 'money'),
  },
  actKey: `mall:u${userId}:${key}`,
})

function shownIn(input: Input, field: 'expect_point' | 'expect_money', coin: CoinCode): Minor | undefined {
  const amount = input[field]
  return amount === undefined ? undefined : (parseMinor(amount, coinScale[coin]) ?? refuseField(field))
}

const uniqueIds = (ids: readonly number[]): number[] => [...new Set(ids)]

/** Exchanges for goods that are shipped and cost points alone, together with other members. */
export const exchangeTogether =
  (service: ExchangeService) => (context: CallContext<'bearer'>, input: Input, keyed: KeyedRequest) =>
    service.together(
      {
        ...requestOf(context.caller.userId, keyed.key, input),
        present: (order) => presentOrder(context, order),
      },
      uniqueIds(input.coupon_ids),
      keyed,
    )

/** Every other exchange, in the transaction of its key. */
export const exchangePoints =
  (server: ServerContext, domains: MallNeeds, service: ExchangeService): Handler<Row> =>
  async (context, input) => {
    const { db: tx, caller, idempotencyKey = '' } = context
    const request = requestOf(caller.userId, idempotencyKey, input)
    const { order, goods } = await exchangeAlone(server, domains, tx, request, uniqueIds(input.coupon_ids))
    tx.afterCommit(() => service.note(goods))
    const code = await codesOf(context, tx, order)
    const balance = await domains.ledger.balance(tx, caller.userId, 'point')
    return { order: presentOrder(context, order, { code }), balance }
  }
