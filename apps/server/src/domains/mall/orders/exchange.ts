import type { PointOrder } from '@cliffhanger/contract/mall/schemas.ts'
import { decideExchange, type ExchangeCost, isAsShown } from '@cliffhanger/rules/mall/decide-exchange.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import type { ServerContext } from '../../../context.ts'
import type { Decision } from '../../../platform/http/shared-calls.ts'
import { newNumber } from '../../wallet/index.ts'
import { priceOf } from '../goods/queries/goods.ts'
import type { ExchangeRow, RequestedExchange } from './queries/exchange.ts'
import type { MallOrderRow, NewMallOrder } from './queries/orders.ts'

/** What an exchange answers. */
export interface ExchangeReply {
  readonly order: PointOrder
  readonly balance: string
}

/** What decides an exchange: its row, and the points its member has. */
export interface ExchangeReading extends ExchangeRow {
  readonly points: Minor
}

type Judged = { readonly goods: NonNullable<ExchangeRow['goods']>; readonly cost: ExchangeCost }

/** What an exchange costs before coupons, or why there is none; `taken` pieces of its variant are not there any more. */
export function judgeExchange(
  request: RequestedExchange,
  read: ExchangeReading,
  taken: number,
  nowMs: number,
): Judged | Extract<Decision<never, never>, { readonly refusal: unknown }> {
  const { goods, variant } = read
  const facts = {
    goods: goods && {
      ...priceOf(goods),
      isOpen: goods.is_open,
      isPhysical: goods.kind === 'physical',
      moneyPrice: BigInt(goods.money_price),
    },
    stock: variant && variant.stock - taken,
    limits: {
      limitNumber: goods?.limit_number ?? 0,
      dayLimit: goods?.day_limit ?? 0,
      bought: read.bought,
      boughtToday: read.bought_today,
    },
    hasAddress: read.address !== undefined,
    points: read.points,
  }
  const { number, addressId } = request
  const decided = decideExchange(facts, { number, addressId }, nowMs)
  if ('refusal' in decided) {
    const { refusal, field } = decided
    return { refusal, ...(field !== undefined && { details: { field } }) }
  }
  if (!goods) throw new Error('What is decided is an article')
  return read.is_known ? { refusal: 'idempotencyKeyReused' } : { goods, cost: decided }
}

/** Whether an order takes what its member was shown: a sale may have begun or ended since. */
export const isOrderAsShown = (
  { shown }: RequestedExchange,
  order: Pick<NewMallOrder, 'pay_point' | 'pay_money'>,
): boolean => isAsShown({ points: BigInt(order.pay_point), money: BigInt(order.pay_money) }, shown)

/** The order an exchange becomes. */
export function orderOf(
  context: Pick<ServerContext, 'clock' | 'settings'>,
  request: RequestedExchange,
  { id, variant, address }: ExchangeReading,
  { goods, cost }: Judged,
  discount: Minor = 0n,
): NewMallOrder {
  const nowMs = context.clock()
  const isPhysical = goods.kind === 'physical'
  return {
    id,
    order_no: newNumber(context, 'mall'),
    user_id: request.userId,
    goods_id: goods.id,
    variant_id: variant?.id ?? 0,
    goods_names: goods.names,
    variant_names: variant?.names ?? {},
    cover_key: goods.cover_key,
    kind: goods.kind,
    virtual_type: goods.virtual_type,
    virtual_value: goods.virtual_value,
    number: request.number,
    point_price: cost.price.toString(),
    total_point: cost.total.toString(),
    discount: discount.toString(),
    pay_point: (cost.total - discount).toString(),
    pay_money: cost.money.toString(),
    address: isPhysical ? (address ?? null) : null,
    remark: request.remark,
    state: isPhysical ? 1 : 3,
    actKey: request.actKey,
    created_ms: nowMs,
    received_ms: isPhysical ? 0 : nowMs,
  }
}

/** A new order as it is stored. */
export const storedOrder = ({ actKey: _actKey, ...order }: NewMallOrder): MallOrderRow => ({
  ...order,
  reason: '',
  carrier: '',
  tracking_no: '',
  shipped_ms: 0,
  auto_ms: 0,
  cancelled_ms: 0,
})
