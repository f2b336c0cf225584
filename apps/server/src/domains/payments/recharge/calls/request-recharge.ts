import type { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { fourEyesNow, newNumber, typedMoney } from '../../../wallet/index.ts'
import type { PaymentDeps } from '../../deps.ts'
import { presentOrder } from '../../orders/present.ts'
import { insertOrder, type OrderRow } from '../../orders/queries.ts'
import { beginAttempt, wayOf } from '../../providers/begin-attempt.ts'
import { presentRecharge } from '../present.ts'
import { findPlanRow, type PlanRow } from '../queries/plans.ts'
import { getRechargeOf, insertRecharge } from '../queries/recharges.ts'
import { insertStep } from '../queries/steps.ts'
import { type Arrangement, arrange, planTerms } from '../quote.ts'

type Row = typeof rechargeCalls.requestRecharge

/**
 * Makes an order and its recharge, for a plan or for a free amount (V-12). Nothing is credited by it. Everything the member is promised here,
 * the account they pay to included, is stored with it. A page to pay on comes after the transaction (`add-pay-url.ts`).
 */
export const requestRecharge =
  (deps: PaymentDeps): Handler<Row> =>
  async (context, input) => {
    const { db: tx, language } = context
    const plan = input.plan_id === undefined ? undefined : await openPlan(tx, input.plan_id)
    const wanted = plan ? planTerms(plan) : typedMoney(input.amount ?? '', 'amount')
    const arranged = await arrange(deps, tx, input.platform_id, wanted)
    const order = await makeOrder(context, arranged, plan)
    await makeRecharge(context, arranged, order, plan)
    await beginAttempt(deps, context, tx, order, { provider: arranged.terms.provider, way: wayOf(input) })
    const { collect } = arranged.terms
    const recharge = await getRechargeOf(tx, order.id)
    return {
      order: presentOrder({ ...order, received: { coin: recharge.receive_coin, amount: recharge.receive_amount } }),
      recharge: presentRecharge(recharge, language),
      ...(collect && { collect }),
    }
  }

async function openPlan(db: Db, id: number): Promise<PlanRow> {
  const plan = await findPlanRow(db, id)
  return plan?.is_open ? plan : refuse('notFound')
}

function makeOrder(
  context: CallContext<'bearer'>,
  { conditions, quote, terms }: Arrangement,
  plan: PlanRow | undefined,
): Promise<OrderRow> {
  const { db: tx, caller, clock, language } = context
  const nowMs = clock()
  const amount = quote.amount.toString()
  return insertOrder(tx, {
    order_no: newNumber(context, 'recharge'),
    user_id: caller.userId,
    order_type: 'recharge',
    target_id: plan?.id ?? 0,
    title: plan?.name ?? messageText(language, 'rechargeTitle'),
    cover: '',
    number: 1,
    coin_code: 'money',
    price: amount,
    total: amount,
    discount: '0',
    coupon_ids: [],
    pay_amount: amount,
    pay_type: 'channel',
    platform_id: terms.platform_id,
    expires_ms: nowMs + conditions.orderMs,
    created_ms: nowMs,
  })
}

async function makeRecharge(
  { db: tx }: CallContext<'bearer'>,
  { quote, terms }: Arrangement,
  order: OrderRow,
  plan: PlanRow | undefined,
): Promise<void> {
  const id = await insertRecharge(tx, {
    ...terms,
    order_id: order.id,
    user_id: order.user_id,
    plan_id: plan?.id ?? null,
    amount: order.pay_amount,
    receive_coin: quote.coin,
    bonus_coin: plan?.bonus_coin ?? 'gold',
    bonus_amount: plan?.bonus_amount ?? '0',
    reward_low: quote.reward.low,
    reward_high: quote.reward.high,
    four_eyes: (await fourEyesNow(tx)).toString(),
    created_ms: order.created_ms,
  })
  await insertStep(tx, id, { state: 1, actor: 'member', operator_id: 0, note: '', created_ms: order.created_ms })
}
