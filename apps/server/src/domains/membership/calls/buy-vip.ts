import type { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { presentOrder } from '../../payments/index.ts'
import type { MembershipNeeds } from '../needs.ts'
import { soldAs } from '../present.ts'
import { lockTimes } from '../queries/memberships.ts'
import { countOrdersOf, insertVipOrder } from '../queries/orders.ts'
import { findOpenPlan } from '../queries/plans.ts'
import { limitLeft } from '../vip-sale.ts'

/**
 * Creates an order for a plan. The order keeps the current terms of the plan, even if the plan changes later. The member's membership is locked,
 * so that two orders at once cannot exceed the number the member may have (V-25). Nobody else waits for this lock.
 */
export const buyVip =
  ({ payments, wallet: { coupons } }: MembershipNeeds): Handler<typeof membershipCalls.buyVip> =>
  async (context, { plan_id: planId, coupon_ids: couponIds = [] }) => {
    const { db: tx, caller, language } = context
    const { userId } = caller
    await lockTimes(tx, userId)
    const plan = (await findOpenPlan(tx, planId)) ?? refuse('notFound')
    if (limitLeft(plan, await countOrdersOf(tx, userId, plan.id)) === 0) refuse('purchaseLimit')
    const opened = await payments.open(context, {
      type: 'vip',
      targetId: plan.id,
      title: soldAs(plan, language),
      coin: plan.coin_code,
      price: BigInt(plan.price),
      giftGold: BigInt(plan.gift_gold),
      couponIds: [...new Set(couponIds)],
    })
    const { id: orderId } = opened.order
    await insertVipOrder(tx, {
      order_id: orderId,
      user_id: userId,
      plan_id: plan.id,
      vip_type: plan.vip_type,
      days: plan.days,
    })
    await coupons.notify(tx, opened.coupons)
    return { order: presentOrder(opened.order) }
  }
