import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { OrderRow } from './queries.ts'

/** An order as its member sees it. `isReturned`: whoever sold it gave all of its price back. */
export function presentOrder(row: OrderRow, isReturned = false): Order {
  const write = (minor: string) => formatMinor(BigInt(minor), coinScale[row.coin_code])
  const refunded = isReturned ? row.pay_amount : (row.received?.refunded ?? row.refunded_amount)
  return {
    order_no: row.order_no,
    user_id: row.user_id,
    order_type: row.order_type,
    target_id: row.target_id,
    title: row.title,
    cover: row.cover,
    number: row.number,
    coin_code: row.coin_code,
    price: write(row.price),
    total: write(row.total),
    discount: write(row.discount),
    coupon_ids: [...row.coupon_ids],
    pay_amount: write(row.pay_amount),
    pay_type: row.pay_type,
    platform_id: row.platform_id ?? 0,
    state: row.state,
    cancel_reason: row.cancel_reason,
    expire_time: toSeconds(row.expires_ms),
    pay_time: toSeconds(row.paid_ms),
    create_time: toSeconds(row.created_ms),
    ...(row.received && {
      receive: {
        coin_code: row.received.coin,
        amount: formatMinor(BigInt(row.received.amount), coinScale[row.received.coin]),
      },
    }),
    ...(BigInt(refunded) > 0n && { refunded_amount: write(refunded) }),
  }
}
