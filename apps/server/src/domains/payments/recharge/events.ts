import { orderChanged, rechargeChanged } from '@cliffhanger/contract/wallet/events.ts'
import type { Db } from '../../../platform/database/db.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, type NewEvent, newEvent } from '../../../platform/realtime/streams.ts'
import { findLanguageOf } from '../../account/index.ts'
import { type Posted } from '../../ledger/index.ts'
import { type NewNotice } from '../../notices/index.ts'
import type { PaymentDeps } from '../deps.ts'
import type { OrderRow } from '../orders/queries.ts'
import { reasonOf } from './present.ts'
import type { RechargeRow } from './queries/recharges.ts'

/** What a member learns of their order. */
export const orderEvent = (order: OrderRow): NewEvent =>
  newEvent(orderChanged, userStream(order.user_id), {
    order_no: order.order_no,
    order_type: order.order_type,
    state: order.state,
    cancel_reason: order.cancel_reason,
  })

/** What a member learns of their recharge, in the language they read. */
export async function rechargeEvent(tx: Db, recharge: RechargeRow): Promise<NewEvent> {
  const { id, order_no, user_id, state } = recharge
  const language = await findLanguageOf(tx, user_id)
  return newEvent(rechargeChanged, userStream(user_id), { id, order_no, state, reason: reasonOf(recharge, language) })
}

interface RechargeNews {
  readonly recharge: RechargeRow
  readonly order?: OrderRow | undefined
  readonly posted?: Posted | undefined
  /** What of it stays in the member's list. */
  readonly notice?: NewNotice
}

/** Notifies a member of everything that one action changed. Last in the transaction: it locks their stream. */
export async function notifyRecharge(
  deps: PaymentDeps,
  tx: Db,
  { recharge, order, posted, notice }: RechargeNews,
): Promise<void> {
  const stays = notice ? [await deps.domains.notices.write(tx, notice)] : []
  const events = [...(order ? [orderEvent(order)] : []), await rechargeEvent(tx, recharge), ...stays]
  if (posted) await deps.ledger.notify(tx, posted, [recharge.user_id], events)
  else await appendEvents(deps.context, tx, events)
}
