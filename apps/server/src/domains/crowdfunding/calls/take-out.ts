import type { CallData, CallInput } from '@cliffhanger/contract/call.ts'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { TakeOut } from '@cliffhanger/rules/crowdfunding/early-exit.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { runOnce } from '../../../platform/http/idempotency.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import type { CrowdfundingNeeds } from '../needs.ts'
import { orderEvent, presentOrder, writeMoney } from '../present.ts'
import { type CrowdOrderRow, findOrder, lockOrder } from '../queries/orders.ts'
import { quoteTakeOut, takeOut } from '../take-out.ts'

type Row = typeof crowdOrderCalls.takeOut
type Context = CallContext<'bearer'>

/** A preview locks and counts as the act does and keeps nothing of it but the days that were counted, so that both come to the same figures. */
export const answerTakeOut =
  (domains: CrowdfundingNeeds): Handler<Row> =>
  (context, input) =>
    input.preview === 1 ? preview(context, input) : act(domains, context, input)

const preview = ({ db, ...context }: Context, { order_id: orderId, type }: CallInput<Row>): Promise<CallData<Row>> =>
  db.transaction(async (tx) => {
    const order = await lockMine(tx, context.caller.userId, orderId)
    const quoted = await quoteTakeOut(context, tx, order, type)
    return { ...presentFigures(quoted.figures), order: presentOrder(context, quoted.order) }
  })

async function act(domains: CrowdfundingNeeds, context: Context, input: CallInput<Row>): Promise<CallData<Row>> {
  const { db, caller, clock, idempotencyKey } = context
  const { pay_password: password, ...body } = input
  const expected = body.expect_receive === undefined ? undefined : readMoney(body.expect_receive)
  await domains.wallet.judgePayment(context, password ?? refuseField('pay_password'))
  const request = {
    owner: `u${caller.userId}`,
    key: idempotencyKey ?? refuse('idempotencyKeyMissing'),
    call: crowdOrderCalls.takeOut.id,
    body,
    nowMs: clock(),
  }
  // The stored reply is what the first request answered.
  return (await runOnce(db, request, async (tx) => {
    const locked = await lockMine(tx, caller.userId, body.order_id)
    const { order, figures, posted } = await takeOut(context, domains, tx, locked, { type: body.type, expected })
    await domains.ledger.notify(tx, posted, [caller.userId], [orderEvent(context, order)])
    const balance = await domains.ledger.balance(tx, caller.userId, 'money')
    return { ...presentFigures(figures), order: presentOrder(context, order), balance }
  })) as CallData<Row>
}

const readMoney = (text: string): bigint => parseMinor(text, coinScale.money) ?? refuseField('expect_receive')

/** The caller's order, locked; a foreign one refuses 4002. */
async function lockMine(tx: Context['db'], userId: number, orderId: number): Promise<CrowdOrderRow> {
  if (!(await findOrder(tx, userId, orderId))) refuse('notFound')
  return lockOrder(tx, orderId)
}

const presentFigures = ({ principal, interest, owed, penalty, receive }: TakeOut) => ({
  principal: writeMoney(principal),
  interest: writeMoney(interest),
  owed: writeMoney(owed),
  penalty: writeMoney(penalty),
  receive: writeMoney(receive),
})
