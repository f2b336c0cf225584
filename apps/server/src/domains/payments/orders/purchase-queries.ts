import type { OrderState } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { OrderType } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import type { Db } from '../../../platform/database/db.ts'

/** An order on the page of whoever made it. `id` is that of the recharge where it is one. */
export interface PurchaseOrderRow {
  readonly id: number
  readonly user_id: number
  readonly order_no: string
  readonly order_type: OrderType
  readonly target_id: number
  readonly title: string
  readonly coin_code: CoinCode
  readonly pay_amount: string
  readonly state: OrderState
  readonly is_refunded: boolean
  readonly created_ms: number
}

const columns = `coalesce(r.id, o.id) as id, o.user_id, o.order_no, o.order_type, o.target_id, o.title, o.coin_code, o.pay_amount::text, o.state,
  o.refunded_ms > 0 or coalesce(r.refunded_amount, 0) > 0 as is_refunded, o.created_ms`

/** The newest orders of a member, of one type where one is named. */
export function listPurchaseOrders(
  db: Db,
  userId: number,
  type: OrderType | undefined,
  limit: number,
): Promise<PurchaseOrderRow[]> {
  const [ofType, values] = type === undefined ? ['', [userId, limit]] : ['and o.order_type = $3', [userId, limit, type]]
  return db.query(
    `select ${columns} from payment_orders o left join recharges r on r.order_id = o.id
      where o.user_id = $1 ${ofType} order by o.id desc limit $2`,
    values,
  )
}

/** How many there are of each type. */
export const countPurchaseOrders = (db: Db, userId: number): Promise<{ order_type: OrderType; total: number }[]> =>
  db.query('select order_type, count(*)::int as total from payment_orders where user_id = $1 group by order_type', [
    userId,
  ])

/** Orders whose number begins so. */
export const findPurchaseOrders = (db: Db, beginning: string, limit: number): Promise<PurchaseOrderRow[]> =>
  db.query(
    `select ${columns} from payment_orders o left join recharges r on r.order_id = o.id
      where o.order_no >= $1 and o.order_no < $1 || '~' order by o.order_no limit $2`,
    [beginning, limit],
  )
