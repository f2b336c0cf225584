import { paths } from '@cliffhanger/contract/client-paths.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import type { Db } from '../../../platform/db.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import type { OrderRow } from '../orders/queries.ts'
import type { OnlineProvider } from './provider.ts'
import { findLiveAttempt, insertAttempt } from './queries/attempts.ts'

/** A session lives for as long as its order, within what the provider allows: half an hour to a day. */
const shortestMs = 35 * minuteMs
const longestMs = 23 * 60 * minuteMs

/** When a session nobody told us the end of is asked about first. */
export const firstAskMs = 2 * minuteMs

/** Where a member comes back to from the provider's page. */
const pageOf = ({ order_type: type }: OrderRow): string => (type === 'recharge' ? paths.payRecharge : paths.orders)

/** Notes that an order is to be paid online, before the provider hears of it; one that may still be paid stays. The order is locked. */
export async function beginAttempt(
  { clock, origin, language }: Pick<CallContext, 'clock' | 'origin' | 'language'>,
  tx: Db,
  provider: OnlineProvider,
  order: OrderRow,
): Promise<void> {
  if (await findLiveAttempt(tx, order.id)) return
  const nowMs = clock()
  const lifetimeMs = Math.min(Math.max(order.expires_ms - nowMs, shortestMs), longestMs)
  const attempt = {
    order_id: order.id,
    provider: provider.name,
    amount: order.pay_amount,
    currency: provider.currency,
    return_url: new URL(`#${pageOf(order)}?order_no=${order.order_no}`, `${origin}/`).href,
    language,
    expires_ms: nowMs + lifetimeMs,
  }
  await insertAttempt(tx, attempt, nowMs, nowMs + firstAskMs)
}
