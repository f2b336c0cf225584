import type { VipKind } from '@cliffhanger/contract/membership/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What was sold of a kind from one moment on until another. */
export interface SalesRow {
  readonly paid_ms: number
  readonly vip_type: VipKind
  readonly orders: number
  /** In minor units of money, less what went back; text. */
  readonly amount: string
}

/** Paid orders for money by quarter of an hour, of which the days of every time zone are made. */
export const listSales = (db: Db, span: { readonly fromMs: number; readonly toMs: number }): Promise<SalesRow[]> =>
  db.query(
    `select o.paid_ms / 900000 * 900000 as paid_ms, v.vip_type, count(*)::int as orders,
            sum(o.pay_amount - o.refunded_amount)::text as amount
       from payment_orders o join vip_orders v on v.order_id = o.id
      where o.order_type = 'vip' and o.state = 1 and o.paid_ms >= $1 and o.paid_ms < $2 and o.coin_code = 'money'
      group by 1, 2`,
    [span.fromMs, span.toMs],
  )
