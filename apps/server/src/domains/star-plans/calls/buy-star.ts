import type { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { fallbackLanguage } from '@cliffhanger/i18n/languages.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { presentOrder } from '../../payments/index.ts'
import type { StarPlanNeeds } from '../needs.ts'
import { countOrdersOf, insertStarOrder, lockBuyer } from '../queries/orders.ts'
import { findOpenPlan } from '../queries/plans.ts'
import { limitLeft } from '../star-sale.ts'

/** Creates an order for a package, which keeps its terms of now. The buyer is locked, so that two orders at once cannot exceed the limit (V-25). */
export const buyStar =
  ({ payments, session, wallet: { coupons } }: StarPlanNeeds): Handler<typeof starPlanCalls.buyStar> =>
  async (context, { star_id: planId, coin_code: coin, coupon_ids: couponIds = [] }) => {
    const { db: tx, caller, language } = context
    const { userId } = caller
    if ((await session.platform()).modules.commission !== 1) refuse('serviceNotOpen')
    await lockBuyer(tx, userId)
    const plan = (await findOpenPlan(tx, planId)) ?? refuse('notFound')
    if (coin !== undefined && coin !== plan.coin_code) refuseField('coin_code')
    if (limitLeft(plan, await countOrdersOf(tx, userId, plan.id)) === 0) refuse('purchaseLimit')
    const opened = await payments.open(context, {
      type: 'star',
      targetId: plan.id,
      title: textIn(plan.names, language, fallbackLanguage) ?? '',
      coin: plan.coin_code,
      price: BigInt(plan.price),
      giftGold: 0n,
      couponIds: [...new Set(couponIds)],
    })
    const { names, level, benefits, days } = plan
    await insertStarOrder(tx, {
      order_id: opened.order.id,
      user_id: userId,
      plan_id: plan.id,
      names,
      level,
      benefits,
      days,
    })
    await coupons.notify(tx, opened.coupons)
    return { order: presentOrder(opened.order) }
  }
