import type { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { presentOrder } from '../../wallet/index.ts'
import type { MembershipNeeds } from '../needs.ts'
import { planName } from '../present.ts'
import { lockTimes } from '../queries/memberships.ts'
import { countOrdersOf, insertVipOrder } from '../queries/orders.ts'
import { findOpenPlan } from '../queries/plans.ts'
import { limitLeft } from '../vip-sale.ts'

/**
 * Makes an order for a plan. What the plan promises now is kept with it, whatever becomes of the plan. The member's membership is locked, so
 * that of two orders at once no more are made than he may have (V-25); nobody else waits for it.
 */
export const buyVip =
  ({ wallet: { payments, coupons } }: MembershipNeeds): Handler<typeof membershipCalls.buyVip> =>
  async (context, { plan_id: planId, coupon_ids: couponIds = [] }) => {
    const { db: tx, caller, language } = context
    const { userId } = caller
    await lockTimes(tx, userId)
    const plan = (await findOpenPlan(tx, planId)) ?? refuse('notFound')
    if (limitLeft(plan, await countOrdersOf(tx, userId, plan.id)) === 0) refuse('purchaseLimit')
    const opened = await payments.open(context, {
      type: 'vip',
      targetId: plan.id,
      title: planName(plan, language),
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
