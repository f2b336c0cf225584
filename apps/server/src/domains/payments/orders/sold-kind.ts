import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findPicture, holdFiles } from '../../uploads/index.ts'
import { fourEyesNow } from '../../wallet/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { enqueueClose } from '../providers/attempt-jobs.ts'
import { beginAttempt } from '../providers/begin-attempt.ts'
import { readConditions } from '../recharge/conditions.ts'
import { openChannel } from '../recharge/open-channels.ts'
import { findChannelRow } from '../recharge/queries/channels.ts'
import { setGiftAside } from './open-order.ts'
import type { OrderKind } from './order-kind.ts'
import { findPayment, movePayment, type PaymentTerms, setPayment, setPaymentProof } from './payment-queries.ts'
import { type OrderRow, setChannel, setWaiting } from './queries.ts'
import type { Sale, SoldType } from './sale.ts'
import { settleOrder } from './settle-order.ts'

/** Orders for what another domain sells: coupons make them cheaper, and a balance pays them, or a channel whose money is for them alone. */
export const soldKind = (deps: PaymentDeps, type: SoldType, sale: Sale): OrderKind => ({
  takesCoupons: true,
  takesBalance: true,
  quote: (db, question) => sale.quote(db, question),

  async payFromBalance(tx, order) {
    await movePayment(tx, order.id, { from: ['open'], to: 'cancelled' })
    await enqueueClose(deps, tx, order.id)
    await settleOrder(deps, tx, { type, sale }, order, { by: 'balance', operatorId: 0 })
  },

  async choose(tx, order, { platformId, way }, context) {
    const terms = await arrange(deps, tx, order, platformId)
    await setPayment(tx, terms, await fourEyesNow(tx), context.clock())
    const chosen = await setChannel(tx, order.id, platformId)
    await beginAttempt(deps, context, tx, chosen, { provider: terms.provider, way })
  },

  async prove(tx, order, { url, payerName }) {
    const payment = await findPayment(tx, order.id)
    if (!payment?.collect) return refuse('orderNotPayable')
    const picture = (await findPicture(tx, order.user_id, url)) ?? refuse('fileNotUploaded')
    if (!(await holdFiles(tx, [url])).has(url)) refuse('fileNotUploaded')
    const nowMs = deps.context.clock()
    if ((await setPaymentProof(tx, order.id, { url, hash: picture.hash, payerName }, nowMs)) === 0)
      refuse('orderNotPayable')
    await setWaiting(tx, order.id, nowMs)
  },

  async show(db, order) {
    const payment = order.pay_type === 'balance' ? undefined : await findPayment(db, order.id)
    return { collect: payment?.collect ?? null, recharge: null }
  },

  async cancelled(tx, order, actor) {
    const payment = await findPayment(tx, order.id)
    // One operator saw the money and another is about to agree: that is not cancelled any more.
    if (payment?.state === 'agreed' && actor !== 'operator') refuse('orderNotPayable')
    const to = actor === 'operator' ? 'denied' : 'cancelled'
    await movePayment(tx, order.id, { from: ['open', 'audit'], to })
    await sale.cancelled(tx, order)
    await setGiftAside(deps, tx, order, 'set_aside_back')
    return []
  },

  async received(tx, order, { provider, paymentRef }) {
    const payment = await findPayment(tx, order.id)
    if (payment?.provider === provider && payment.payment_ref === paymentRef) return 'known'
    if (order.state !== orderStates.pending) return order.state === orderStates.paid ? 'twice' : 'late'
    // Another channel may have been chosen after its session was opened: the money is here all the same.
    const from = ['open', 'audit', 'agreed'] as const
    await movePayment(tx, order.id, { from, to: 'paid', provider, paymentRef, auditMs: deps.context.clock() })
    await settleOrder(deps, tx, { type, sale }, order, { by: provider, operatorId: 0 })
    return 'settled'
  },
})

/** How an order is paid by a channel now; refuses 4002 where there is no such channel, 7029 where it does not suit. */
async function arrange(deps: PaymentDeps, db: Db, order: OrderRow, platformId: number): Promise<PaymentTerms> {
  const amount = BigInt(order.pay_amount)
  const row = (await findChannelRow(db, platformId)) ?? refuse('notFound')
  const channel = openChannel(deps, row, await readConditions(db, deps.domains)) ?? refuse('channelUnavailable')
  const { min, max } = channel.limits
  if (!channel.orderTypes.includes(order.order_type) || order.coin_code !== 'money') refuse('channelUnavailable')
  if (amount < min || amount > max || amount === 0n) refuse('channelUnavailable')
  const provider = deps.providers.get(row.provider) ?? refuse('channelUnavailable')
  const both = {
    order_id: order.id,
    user_id: order.user_id,
    platform_id: row.id,
    kind: row.kind,
    provider: row.provider,
  }
  if (provider.mode === 'online')
    return { ...both, pay_currency: provider.currency.toUpperCase(), pay_amount: order.pay_amount, collect: null }
  const notified = (await provider.instruct(db, row, amount)) ?? refuse('channelUnavailable')
  return {
    ...both,
    pay_currency: notified.payCurrency,
    pay_amount: notified.payAmount.toString(),
    collect: notified.collect,
  }
}
