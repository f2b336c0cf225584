import type { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { type SuspenseRow } from '../../../payments/index.ts'
import { typedMoney } from '../../../wallet/index.ts'
import { carryOut, recordAction } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentEvent, presentRefunds, presentSuspense } from '../../present/payments/payments.ts'

type Calls = typeof paymentOperatorCalls

const listSuspense =
  (needs: OperatorNeeds): Handler<Calls['listSuspense']> =>
  async ({ db }, { page, limit, state, ...listing }) => {
    const filter = { state, ...listingOf(listing) }
    const { rows, total } = await needs.payments.operator.suspense.list(db, filter, {
      limit,
      offset: (page - 1) * limit,
    })
    return { list: await presentSuspense(db, needs, rows), total, page, limit }
  }

/** Books money somebody found on an account of the platform; who says so is one of the two a large amount needs. */
const bookFoundMoney =
  (needs: OperatorNeeds): Handler<Calls['bookFoundMoney']> =>
  async (context, { provider, amount, payment_ref: paymentRef, recharge_id: rechargeId, user_id: userId, reason }) => {
    const found = {
      provider,
      amount: typedMoney(amount, 'amount'),
      paymentRef,
      rechargeId,
      userId,
      operatorId: context.caller.operatorId,
      note: reason,
    }
    const booked = await carryOut(
      context,
      (tx) => needs.payments.operator.suspense.book(tx, found),
      (item) => ({ action: 'suspense.book', target: `suspense ${item.id}`, reason, after: stored(item) }),
    )
    return { item: await viewOf(context, needs, booked) }
  }

const creditSuspense =
  (needs: OperatorNeeds): Handler<Calls['creditSuspense']> =>
  async (context, { id, user_id: userId, reason }) => {
    const credit = { operatorId: context.caller.operatorId, reason, userId }
    const { after } = await carryOut(
      context,
      (tx) => needs.payments.operator.suspense.credit(tx, id, credit),
      (judged) => ({
        action: judged.after.state === 'credited' ? 'suspense.credit' : 'suspense.agree',
        target: `suspense ${id}`,
        reason,
        ...logged(judged),
      }),
    )
    return { item: await viewOf(context, needs, after) }
  }

const refundSuspense =
  (needs: OperatorNeeds): Handler<Calls['refundSuspense']> =>
  async (context, { id, reason }) => {
    const { after } = await carryOut(
      context,
      (tx) => needs.payments.operator.suspense.refund(tx, id, { operatorId: context.caller.operatorId, reason }),
      (judged) => ({ action: 'suspense.refund', target: `suspense ${id}`, reason, ...logged(judged) }),
    )
    return { item: await viewOf(context, needs, after) }
  }

const listProviderEvents =
  (needs: OperatorNeeds): Handler<Calls['listProviderEvents']> =>
  async ({ db }, { page, limit, provider, state, ...listing }) => {
    const filter = { provider, state, ...listingOf(listing) }
    const window = { limit, offset: (page - 1) * limit }
    const { rows, total } = await needs.payments.operator.providers.listEvents(db, filter, window)
    return { list: rows.map(presentEvent), total, page, limit }
  }

const retryProviderEvent =
  (needs: OperatorNeeds): Handler<Calls['retryProviderEvent']> =>
  (context, { id }) =>
    context.db.transaction(async (tx) => {
      await needs.payments.operator.providers.retryEvent(tx, id)
      await recordAction(tx, context, { action: 'providerEvent.retry', target: `provider event ${id}` })
      return {}
    })

const listRefunds =
  (needs: OperatorNeeds): Handler<Calls['listRefunds']> =>
  async ({ db }, { page, limit, state, ...listing }) => {
    const filter = { state, ...listingOf(listing) }
    const { rows, total } = await needs.payments.operator.providers.listRefunds(db, filter, {
      limit,
      offset: (page - 1) * limit,
    })
    return { list: await presentRefunds(db, rows), total, page, limit }
  }

/** Takes money of an online recharge back from its member; the provider gives it back after the commit. */
const refundRecharge =
  (needs: OperatorNeeds): Handler<Calls['refundRecharge']> =>
  async (context, { id, amount, reason }) => {
    const { db: tx, caller } = context
    const refunding = { amount: typedMoney(amount, 'amount'), operatorId: caller.operatorId, reason }
    const row = await needs.payments.operator.providers.refund(tx, id, refunding)
    await recordAction(tx, context, {
      action: 'recharge.refund',
      target: `recharge ${id}`,
      reason,
      after: { refund: row.id, amount: row.amount },
    })
    const [refund] = await presentRefunds(tx, [row])
    if (!refund) throw new Error(`refund ${row.id} was not presented`)
    return { refund }
  }

async function viewOf({ db }: Pick<CallContext, 'db'>, needs: OperatorNeeds, row: SuspenseRow) {
  const [view] = await presentSuspense(db, needs, [row])
  if (!view) throw new Error(`suspense ${row.id} was not presented`)
  return view
}

const logged = ({ before, after }: Record<'before' | 'after', SuspenseRow>) => ({
  before: stored(before),
  after: stored(after),
})

const stored = ({ state, amount, provider, payment_ref, user_id, agreed_by }: SuspenseRow) => ({
  state,
  amount,
  provider,
  payment_ref,
  user_id,
  agreed_by,
})

export const suspenseHandlers = (needs: OperatorNeeds) => ({
  refundRecharge: refundRecharge(needs),
  listRefunds: listRefunds(needs),
  listSuspense: listSuspense(needs),
  bookFoundMoney: bookFoundMoney(needs),
  creditSuspense: creditSuspense(needs),
  refundSuspense: refundSuspense(needs),
  listProviderEvents: listProviderEvents(needs),
  retryProviderEvent: retryProviderEvent(needs),
})
