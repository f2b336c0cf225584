import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { fallbackLanguage } from '@cliffhanger/i18n/languages.ts'
import { refundOf } from '@cliffhanger/rules/membership/membership.ts'
import type { ServerContext } from '../../context.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Sale } from '../wallet/index.ts'
import { giveTime, takeTimeBack } from './change-time.ts'
import { countOrdersOf, getVipOrder, uncountOrder } from './queries/orders.ts'
import { findOpenPlan, type PlanRow } from './queries/plans.ts'

const dayMs = 86_400_000

/** Orders for memberships, as the wallet pays them: time once they are paid, and what is left of it back when they are refunded. */
export const createVipSale = ({ clock }: Pick<ServerContext, 'clock'>): Sale => ({
  async quote(db, { targetId, userId, language }) {
    const plan = await findOpenPlan(db, targetId)
    if (!plan) return undefined
    return {
      title: textIn(plan.names, language, fallbackLanguage) ?? '',
      cover: '',
      coin: plan.coin_code,
      price: BigInt(plan.price),
      number: 1,
      stock: -1,
      limitLeft: limitLeft(plan, await countOrdersOf(db, userId, plan.id)),
    }
  },

  async paid(tx, order) {
    const { vip_type: kind, days } = await getVipOrder(tx, order.id)
    const act = {
      userId: order.user_id,
      kind,
      durationMs: days * dayMs,
      source: 'order',
      actKey: `order:${order.id}`,
    } as const
    return (await giveTime(tx, act, clock())).events
  },

  async cancelled(tx, order) {
    await uncountOrder(tx, order.id)
  },

  async takenBack(tx, order, { operatorId, reason }) {
    const { vip_type: kind, days } = await getVipOrder(tx, order.id)
    const durationMs = days * dayMs
    const change = await takeTimeBack(
      tx,
      { userId: order.user_id, kind, durationMs, source: 'refund', actKey: `refund:${order.id}`, operatorId, reason },
      clock(),
    )
    // All of it is used up.
    if (change.changedMs === 0) return refuse('stateChanged')
    return { refund: refundOf(BigInt(order.pay_amount), durationMs, -change.changedMs), events: change.events }
  },
})

/** How often a plan can still be bought; -1: without limit (V-25). */
export const limitLeft = ({ limit_number: limit }: Pick<PlanRow, 'limit_number'>, bought: number): number =>
  limit === 0 ? -1 : Math.max(0, limit - bought)
