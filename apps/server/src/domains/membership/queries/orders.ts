import type { VipKind } from '@cliffhanger/contract/membership/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What an order was for when it was made. */
export interface VipOrderRow {
  readonly order_id: number
  readonly user_id: number
  readonly plan_id: number
  readonly vip_type: VipKind
  readonly days: number
  /** What of its price does not stand any more, text of minor units, and the time that went with it. */
  readonly gone: string
  readonly taken_ms: number
}

export const insertVipOrder = (tx: Db, order: Omit<VipOrderRow, 'gone' | 'taken_ms'>): Promise<number> =>
  tx.execute(`insert into vip_orders (order_id, user_id, plan_id, vip_type, days) values ($1, $2, $3, $4, $5)`, [
    order.order_id,
    order.user_id,
    order.plan_id,
    order.vip_type,
    order.days,
  ])

/** Its payment order is locked where it is about to change, and so is it. */
export const getVipOrder = (db: Db, orderId: number): Promise<VipOrderRow> =>
  db.one(
    `select order_id, user_id, plan_id, vip_type, days, gone::text as gone, taken_ms from vip_orders where order_id = $1`,
    [orderId],
  )

/** Keeps what of its price does not stand, and which time went with that. */
export const setGone = (tx: Db, orderId: number, gone: bigint, takenMs: number): Promise<number> =>
  tx.execute(`update vip_orders set gone = $2, taken_ms = $3 where order_id = $1`, [orderId, gone.toString(), takenMs])

/** The order ended unpaid: it does not count for the limit of its plan any more. */
export const uncountOrder = (tx: Db, orderId: number): Promise<number> =>
  tx.execute(`update vip_orders set is_counted = false where order_id = $1`, [orderId])

/** How often a member bought a plan or is about to (V-25). */
export const countOrdersOf = async (db: Db, userId: number, planId: number): Promise<number> =>
  (
    await db.one<{ n: number }>(
      `select count(*)::int as n from vip_orders where user_id = $1 and plan_id = $2 and is_counted`,
      [userId, planId],
    )
  ).n
