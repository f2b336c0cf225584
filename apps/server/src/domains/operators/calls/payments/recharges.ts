import type { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { RechargeRow } from '../../../payments/index.ts'
import { carryOut, recordAction } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentAudit, presentAudits } from '../../present/payments/payments.ts'

type Calls = typeof paymentOperatorCalls

const listRechargeAudits =
  (needs: OperatorNeeds): Handler<Calls['listRechargeAudits']> =>
  async (context, { page, limit, state, kind, user_id, order_no, has_proof, ...listing }) => {
    const filter = {
      state,
      kind,
      userId: user_id,
      orderNo: order_no?.trim(),
      hasProof: has_proof === undefined ? undefined : has_proof === 1,
      ...listingOf(listing),
    }
    const { rows, total } = await needs.payments.operator.recharges.list(context.db, filter, {
      limit,
      offset: (page - 1) * limit,
    })
    return { list: await presentAudits(context, needs, rows), total, page, limit }
  }

const getRechargeAudit =
  (needs: OperatorNeeds): Handler<Calls['getRechargeAudit']> =>
  async (context, { id }) => ({
    recharge: await presentAudit(context, needs, await needs.payments.operator.recharges.get(context.db, id)),
  })

/** Says that the money came. From the limit on it is the first or the second of two operators who say so. */
const approveRecharge =
  (needs: OperatorNeeds): Handler<Calls['approveRecharge']> =>
  async (context, { id, payment_ref: paymentRef, reason }) => {
    const confirmation = { operatorId: context.caller.operatorId, paymentRef, note: reason.trim() }
    await carryOut(
      context,
      (tx) => needs.payments.operator.recharges.approve(tx, id, confirmation),
      (judged) => ({
        action: judged.after.state === auditStates.transferred ? 'recharge.approve' : 'recharge.agree',
        target: `recharge ${id}`,
        reason,
        ...logged(judged),
      }),
    )
    return { recharge: await overviewOf(context, needs, id) }
  }

/** Denies a recharge; its member reads why. */
const denyRecharge =
  (needs: OperatorNeeds): Handler<Calls['denyRecharge']> =>
  async (context, { id, reason }) => {
    await carryOut(
      context,
      (tx) => needs.payments.operator.recharges.deny(tx, id, { operatorId: context.caller.operatorId, reason }),
      (judged) => ({ action: 'recharge.deny', target: `recharge ${id}`, reason, ...logged(judged) }),
    )
    return { recharge: await overviewOf(context, needs, id) }
  }

const recheckRecharge =
  (needs: OperatorNeeds): Handler<Calls['recheckRecharge']> =>
  async (context, { id }) => {
    await needs.payments.operator.recharges.recheck(id)
    await recordAction(context.db, context, { action: 'recharge.recheck', target: `recharge ${id}` })
    return {}
  }

async function overviewOf(context: Parameters<Handler<Calls['denyRecharge']>>[0], needs: OperatorNeeds, id: number) {
  const row = await needs.payments.operator.recharges.get(context.db, id)
  const [overview] = await presentAudits(context, needs, [row])
  if (!overview) throw new Error(`recharge ${id} was not presented`)
  return overview
}

const logged = ({ before, after }: Record<'before' | 'after', RechargeRow>) => ({
  before: stored(before),
  after: stored(after),
})

const stored = ({ state, amount, payment_ref, confirmed_by, audited_by }: RechargeRow) => ({
  state,
  amount,
  payment_ref,
  confirmed_by,
  audited_by,
})

export const rechargeHandlers = (needs: OperatorNeeds) => ({
  listRechargeAudits: listRechargeAudits(needs),
  getRechargeAudit: getRechargeAudit(needs),
  approveRecharge: approveRecharge(needs),
  denyRecharge: denyRecharge(needs),
  recheckRecharge: recheckRecharge(needs),
})
