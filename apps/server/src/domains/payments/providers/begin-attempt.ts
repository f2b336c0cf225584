import { paths } from '@cliffhanger/contract/client-paths.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import type { ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import type { OrderRow } from '../orders/queries.ts'
import { enqueueClose } from './attempt-jobs.ts'
import type { PayWay } from './provider.ts'
import { findLiveAttempt, insertAttempt } from './queries/attempts.ts'
import { findOnline } from './registry.ts'

/** A session lives for as long as its order, within what the provider allows: half an hour to a day. */
const shortestMs = 35 * minuteMs
const longestMs = 23 * 60 * minuteMs

/** When a session nobody told us the end of is asked about first. */
export const firstRequestMs = 2 * minuteMs

/** Where a member comes back to from the provider's page. */
const pageOf = ({ order_type: type }: OrderRow): string => (type === 'recharge' ? paths.payRecharge : paths.orders)

/** How a member asked to pay. */
export const wayOf = ({ express }: { readonly express?: 0 | 1 | undefined }): PayWay =>
  express === 1 ? 'express' : 'page'

/** By whom and how an order is to be paid. */
interface Chosen {
  readonly provider: ProviderName
  readonly way: PayWay
}

/**
 * Notes that an order is to be paid online, before the provider hears of it; an attempt that may still be paid stays, and those by other
 * ways end. Nothing where an operator confirms what this provider takes. Refuses 7029 where it has no such way. The order is locked.
 */
export async function beginAttempt(
  deps: PaymentDeps,
  { clock, origin, language }: Pick<CallContext, 'clock' | 'origin' | 'language'>,
  tx: Db,
  order: OrderRow,
  { provider: name, way }: Chosen,
): Promise<void> {
  const provider = findOnline(deps.providers, name)
  if (way === 'express' && !provider?.express) refuse('channelUnavailable')
  if (!provider) return
  await enqueueClose(deps, tx, order.id, { provider: provider.name, way })
  if (await findLiveAttempt(tx, order.id, provider.name, way)) return
  const nowMs = clock()
  const lifetimeMs = Math.min(Math.max(order.expires_ms - nowMs, shortestMs), longestMs)
  const attempt = {
    order_id: order.id,
    provider: provider.name,
    way,
    amount: order.pay_amount,
    currency: provider.currency,
    return_url: new URL(`#${pageOf(order)}?order_no=${order.order_no}`, `${origin}/`).href,
    language,
    expires_ms: nowMs + lifetimeMs,
  }
  await insertAttempt(tx, attempt, nowMs, nowMs + firstRequestMs)
}
