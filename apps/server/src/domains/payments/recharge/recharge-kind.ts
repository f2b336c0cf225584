import { isOnlineProvider } from '@cliffhanger/contract/payments/payment-provider.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { rechargeStateAfter, rechargeStatesBefore } from '@cliffhanger/rules/wallet/recharge-state.ts'
import type { Db } from '../../../platform/database/db.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { findPicture, holdFiles } from '../../uploads/index.ts'
import type { PaymentDeps } from '../deps.ts'
import type { OrderKind, Payment } from '../orders/order-kind.ts'
import { setChannel, setWaiting } from '../orders/queries.ts'
import { beginAttempt } from '../providers/begin-attempt.ts'
import { rechargeEvent } from './events.ts'
import { presentRecharge } from './present.ts'
import { findPlanRow } from './queries/plans.ts'
import { getRechargeOf, moveRecharge, setProof, setTerms } from './queries/recharges.ts'
import { insertStep } from './queries/steps.ts'
import { arrange } from './quote.ts'
import { confirmRecharge, creditRecharge } from './settle.ts'

/** Orders that bring money in. Nothing but the money's arrival settles them, so no coupon makes them cheaper and no balance pays them. */
export const rechargeKind = (deps: PaymentDeps): OrderKind => ({
  takesCoupons: false,
  takesBalance: false,

  async quote(db, { targetId }) {
    const plan = await findPlanRow(db, targetId)
    if (!plan?.is_open) return undefined
    return {
      title: plan.name,
      cover: '',
      coin: 'money',
      price: BigInt(plan.amount),
      number: 1,
      stock: -1,
      limitLeft: -1,
    }
  },

  payFromBalance: () => refuse('channelUnavailable'),

  async choose(tx, order, { platformId, way }, context) {
    const recharge = await getRechargeOf(tx, order.id)
    const amount = BigInt(recharge.amount)
    const wanted =
      recharge.receive_coin === 'gold'
        ? ({ amount, coin: 'gold', receive: BigInt(recharge.receive_amount) } as const)
        : amount
    const { terms } = await arrange(deps, tx, platformId, wanted).catch(refuseUnsuitable)
    await setTerms(tx, recharge.id, terms, context.clock())
    const chosen = await setChannel(tx, order.id, platformId)
    await beginAttempt(deps, context, tx, chosen, { provider: terms.provider, way })
  },

  async prove(tx, order, { url, payerName }) {
    const recharge = await getRechargeOf(tx, order.id)
    if (recharge.state !== auditStates.toAudit || isOnlineProvider(recharge.provider)) refuse('orderNotPayable')
    const picture = (await findPicture(tx, order.user_id, url)) ?? refuse('fileNotUploaded')
    if (!(await holdFiles(tx, [url])).has(url)) refuse('fileNotUploaded')
    const nowMs = deps.context.clock()
    await setProof(tx, recharge.id, { url, hash: picture.hash, payerName }, nowMs)
    await setWaiting(tx, order.id, nowMs)
    const note = recharge.proof_url === '' ? 'proof' : 'another proof'
    await insertStep(tx, recharge.id, { state: 1, actor: 'member', operator_id: 0, note, created_ms: nowMs })
  },

  async show(db, order, language) {
    const recharge = await getRechargeOf(db, order.id)
    return { collect: recharge.collect, recharge: presentRecharge(recharge, language) }
  },

  async cancelled(tx, order, actor) {
    const { id } = await getRechargeOf(tx, order.id)
    const nowMs = deps.context.clock()
    const to = rechargeStateAfter('cancel')
    // A second operator is about to agree that the money came: that is not cancelled any more.
    if (!(await moveRecharge(tx, id, { from: rechargeStatesBefore('cancel'), to }, nowMs))) refuse('orderNotPayable')
    await insertStep(tx, id, { state: to, actor, operator_id: 0, note: '', created_ms: nowMs })
    return [await rechargeEvent(tx, await getRechargeOf(tx, order.id))]
  },

  async received(tx, order, { provider, paymentRef }) {
    const recharge = await getRechargeOf(tx, order.id)
    if (recharge.provider === provider && recharge.payment_ref === paymentRef) return 'known'
    if (recharge.state < 1) return 'late'
    if (recharge.state === auditStates.transferred) return 'twice'
    const confirmation = { provider, paymentRef, operatorId: 0, note: '' }
    const confirmed =
      recharge.state === auditStates.toAudit
        ? await confirmRecharge(deps, tx, recharge, confirmation)
        : await takeOver(deps, tx, order.id, confirmation)
    await creditRecharge(deps, tx, confirmed, 0, paymentRef)
    return 'settled'
  },
})

/** One operator had confirmed it by hand and another was to agree; now the provider has. */
async function takeOver({ context }: PaymentDeps, tx: Db, orderId: number, { provider, paymentRef }: Payment) {
  const { id } = await getRechargeOf(tx, orderId)
  await moveRecharge(tx, id, { from: [2], to: 2, provider, paymentRef }, context.clock())
  return getRechargeOf(tx, orderId)
}

/** To an order that exists, every reason why a channel does not suit is the same. */
function refuseUnsuitable(error: unknown): never {
  if (error instanceof Refusal && error.refusal !== 'notFound') return refuse('channelUnavailable')
  throw error
}
