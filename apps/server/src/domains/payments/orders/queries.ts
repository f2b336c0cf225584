import type { CancelReason, OrderState } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { OrderType } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A payment order. Amounts are text of whole minor units. */
export interface OrderRow {
  readonly id: number
  readonly order_no: string
  readonly user_id: number
  readonly order_type: OrderType
  readonly target_id: number
  readonly title: string
  readonly cover: string
  readonly number: number
  readonly coin_code: CoinCode
  readonly price: string
  readonly total: string
  readonly discount: string
  readonly coupon_ids: readonly number[]
  readonly pay_amount: string
  readonly pay_type: '' | 'balance' | 'channel'
  /** Granted gold that comes with its payment. */
  readonly gift_gold: string
  /** What went back of it by a refund or a provider; `refunded_ms` 0: it was not refunded. */
  readonly refunded_amount: string
  readonly refunded_ms: number
  readonly platform_id: number | null
  /** Who takes payments of the channel that is to pay it. */
  readonly chosen_provider: ProviderName | null
  readonly state: OrderState
  readonly cancel_reason: CancelReason
  readonly expires_ms: number
  readonly waits_since_ms: number | null
  readonly paid_ms: number
  readonly created_ms: number
  /** What a top-up brings; null for any other order, and for one that is just being made. */
  readonly received: { readonly coin: 'money' | 'gold'; readonly amount: string; readonly refunded?: string } | null
}

export type NewOrder = Pick<
  OrderRow,
  | 'order_no'
  | 'user_id'
  | 'order_type'
  | 'target_id'
  | 'title'
  | 'cover'
  | 'number'
  | 'coin_code'
  | 'price'
  | 'total'
  | 'discount'
  | 'coupon_ids'
  | 'pay_amount'
  | 'pay_type'
  | 'platform_id'
  | 'expires_ms'
  | 'created_ms'
> &
  Partial<Pick<OrderRow, 'gift_gold'>>

const columns = `id, order_no, user_id, order_type, target_id, title, cover, number, coin_code, price::text as price, total::text as total,
  discount::text as discount, coupon_ids, pay_amount::text as pay_amount, pay_type, platform_id,
  (select provider from pay_platforms p where p.id = platform_id) as chosen_provider, state, cancel_reason, expires_ms, waits_since_ms,
  paid_ms, gift_gold::text as gift_gold, refunded_amount::text as refunded_amount, refunded_ms, created_ms,
  (select json_build_object('coin', r.receive_coin, 'amount', r.receive_amount::text, 'refunded', r.refunded_amount::text) from recharges r where r.order_id = payment_orders.id) as received`

export const insertOrder = (tx: Db, order: NewOrder): Promise<OrderRow> =>
  tx.one(
    `insert into payment_orders (order_no, user_id, order_type, target_id, title, cover, number, coin_code, price, total, discount, coupon_ids,
       pay_amount, pay_type, platform_id, expires_ms, look_ms, created_ms, gift_gold)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16, $17, $18) returning ${columns}`,
    [
      order.order_no,
      order.user_id,
      order.order_type,
      order.target_id,
      order.title,
      order.cover,
      order.number,
      order.coin_code,
      order.price,
      order.total,
      order.discount,
      order.coupon_ids,
      order.pay_amount,
      order.pay_type,
      order.platform_id,
      order.expires_ms,
      order.created_ms,
      order.gift_gold ?? '0',
    ],
  )

/** The order of this number and this member; a foreign one is none. */
export const findOrder = (db: Db, userId: number, orderNo: string): Promise<OrderRow | undefined> =>
  db.find(`select ${columns} from payment_orders where order_no = $2 and user_id = $1`, [userId, orderNo])

/** The orders of these numbers that are this member's. */
export const listOrdersByNo = (
  db: Db,
  userId: number,
  numbers: readonly string[],
): Promise<Pick<OrderRow, 'order_no' | 'order_type' | 'target_id' | 'title' | 'cover'>[]> =>
  db.query(
    `select order_no, order_type, target_id, title, cover from payment_orders where order_no = any ($2::text[]) and user_id = $1`,
    [userId, numbers],
  )

export const findOrderByNo = (db: Db, orderNo: string): Promise<OrderRow | undefined> =>
  db.find(`select ${columns} from payment_orders where order_no = $1`, [orderNo])

/** Locks an order. Whatever changes it or what hangs on it locks it first, so that of paying, cancelling and timing out one happens. */
export const lockOrder = (tx: Db, id: number): Promise<OrderRow> =>
  tx.one(`select ${columns} from payment_orders where id = $1 for no key update`, [id])

export interface OrderFilter {
  readonly userId: number
  readonly type: OrderType | undefined
  readonly state: OrderState | undefined
}

const matching = `user_id = $1 and ($2::text is null or order_type = $2) and ($3::smallint is null or state = $3)`
const filterValues = ({ userId, type, state }: OrderFilter) => [userId, type ?? null, state ?? null]

export const listOrderRows = (
  db: Db,
  filter: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> =>
  db.query(`select ${columns} from payment_orders where ${matching} order by id desc limit $4 offset $5`, [
    ...filterValues(filter),
    limit,
    offset,
  ])

export const countOrders = async (db: Db, filter: OrderFilter): Promise<number> =>
  (await db.one<{ n: number }>(`select count(*) as n from payment_orders where ${matching}`, filterValues(filter))).n

/** Keeps which channel is to pay it. */
export const setChannel = (tx: Db, id: number, platformId: number): Promise<OrderRow> =>
  tx.one(
    `update payment_orders set pay_type = 'channel', platform_id = $2 where id = $1 and state = 0 returning ${columns}`,
    [id, platformId],
  )

/** From now on it waits for an operator or a provider. */
export const setWaiting = (tx: Db, id: number, nowMs: number): Promise<OrderRow> =>
  tx.one(
    `update payment_orders set waits_since_ms = coalesce(waits_since_ms, $2) where id = $1 and state = 0 returning ${columns}`,
    [id, nowMs],
  )

/** Its provider gave up: it waits for its member again, for as long as there is time. */
export const unsetWaiting = (tx: Db, id: number): Promise<number> =>
  tx.execute(`update payment_orders set waits_since_ms = null where id = $1 and state = 0`, [id])

/** Undefined where it is not pending any more. */
export const setPaid = (
  tx: Db,
  id: number,
  nowMs: number,
  payType: 'balance' | 'channel',
): Promise<OrderRow | undefined> =>
  tx.find(
    `update payment_orders set state = 1, paid_ms = $2, pay_type = $3, platform_id = case when $3 = 'channel' then platform_id end
      where id = $1 and state = 0 returning ${columns}`,
    [id, nowMs, payType],
  )

/** Notes what went back of a paid order; undefined where something did before. */
export const setRefunded = (tx: Db, id: number, amount: bigint, nowMs: number): Promise<OrderRow | undefined> =>
  tx.find(
    `update payment_orders set refunded_amount = $2, refunded_ms = $3 where id = $1 and state = 1 and refunded_ms = 0 returning ${columns}`,
    [id, amount.toString(), nowMs],
  )

/** Adds what a provider took of a paid order by itself, below zero where that came back; with the last of it the order was not refunded. */
export const addRefunded = (tx: Db, id: number, amount: bigint, nowMs: number): Promise<number> =>
  tx.execute(
    `update payment_orders set refunded_amount = refunded_amount + $2,
       refunded_ms = case when refunded_amount + $2 = 0 then 0 when refunded_ms = 0 then $3 else refunded_ms end
      where id = $1 and state = 1`,
    [id, amount.toString(), nowMs],
  )

/** Undefined where it is not pending any more. */
export const setCancelled = (tx: Db, id: number, reason: CancelReason): Promise<OrderRow | undefined> =>
  tx.find(`update payment_orders set state = 2, cancel_reason = $2 where id = $1 and state = 0 returning ${columns}`, [
    id,
    reason,
  ])

/** Bought gold that paid an order; the rest of its price was granted gold. */
export async function findBoughtPaid(db: Db, orderId: number, userId: number): Promise<bigint> {
  const { bought } = await db.one<{ bought: string }>(
    `select coalesce(-sum(e.amount), 0)::text as bought from ledger_transfers t
       join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.natural_key = 'order:' || $1 and a.owner_id = $2 and a.purpose = 'gold_bought'`,
    [orderId, userId],
  )
  return BigInt(bought)
}

/** Pending orders whose time is over, those that are to be looked at first. */
export const listOverdue = (db: Db, nowMs: number, limit: number): Promise<{ id: number }[]> =>
  db.query(
    `select id from payment_orders where state = 0 and waits_since_ms is null and look_ms <= $1 order by look_ms limit $2`,
    [nowMs, limit],
  )

export const postponeLook = (db: Db, id: number, lookMs: number): Promise<number> =>
  db.execute(`update payment_orders set look_ms = $2 where id = $1 and state = 0`, [id, lookMs])
