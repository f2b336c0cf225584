import { dayMs } from '@cliffhanger/contract/duration.ts'
import { refundOf, timeBought } from '@cliffhanger/rules/membership/membership.ts'
import type { ServerContext } from '../../context.ts'
import type { Sale } from '../payments/index.ts'
import { giveTime, takeTimeBack } from './change-time.ts'
import type { SaleNeeds } from './needs.ts'
import { soldAs } from './present.ts'
import { countOrdersOf, getVipOrder, setGone, uncountOrder } from './queries/orders.ts'
import { findOpenPlan, listPlanNames, type PlanRow } from './queries/plans.ts'

/** Orders for memberships, as the wallet pays them: time once they are paid, and what is left of it back when they are refunded. */
export const createVipSale = ({ clock }: Pick<ServerContext, 'clock'>, domains: SaleNeeds): Sale => ({
  async quote(db, { targetId, userId, language }) {
    const plan = await findOpenPlan(db, targetId)
    if (!plan) return undefined
    return {
      title: soldAs(plan, language),
      cover: '',
      coin: plan.coin_code,
      price: BigInt(plan.price),
      number: 1,
      stock: -1,
      limitLeft: limitLeft(plan, await countOrdersOf(db, userId, plan.id)),
    }
  },

  async titlesOf(db, targetIds, language) {
    const rows = await listPlanNames(db, targetIds)
    return new Map(rows.map((plan) => [plan.id, { title: soldAs(plan, language), cover: '' }]))
  },

  async paid(tx, order) {
    const { vip_type: kind, days } = await getVipOrder(tx, order.id)
    const action = {
      userId: order.user_id,
      kind,
      durationMs: days * dayMs,
      source: 'order',
      actKey: `order:${order.id}`,
    } as const
    await domains.rewards.facts.note(tx, [{ userId: order.user_id, code: 'buy_vip', key: String(order.id) }])
    return (await giveTime(tx, action, clock())).events
  },

  async cancelled(tx, order) {
    await uncountOrder(tx, order.id)
  },

  async takenBack(tx, order, { part, key: actKey, operatorId, reason }) {
    const { vip_type: kind, days, gone: goneText, taken_ms: takenBefore } = await getVipOrder(tx, order.id)
    const durationMs = days * dayMs
    const [paid, gone] = [BigInt(order.pay_amount), BigInt(goneText)]
    const counted = part < paid - gone ? part : paid - gone
    // By differences, so that the parts of a price are all of its time together.
    const wantedMs =
      timeBought(durationMs, gone + counted, paid) - (paid === 0n ? takenBefore : timeBought(durationMs, gone, paid))
    const action = {
      userId: order.user_id,
      kind,
      durationMs: wantedMs,
      source: 'refund',
      actKey,
      operatorId,
      reason,
    } as const
    const { changedMs, events } = await takeTimeBack(tx, action, clock())
    if (changedMs < 0) await domains.media.stopAllPlays(tx, order.user_id)
    const takenMs = Math.abs(changedMs)
    await setGone(tx, order.id, gone + counted, takenBefore + takenMs)
    const worth = refundOf(paid, durationMs, takenMs)
    return { part: counted, worth: worth < counted ? worth : counted, isUsedUp: takenMs === 0, events }
  },

  async givenAgain(tx, order, { part, key: actKey, reason }) {
    const { vip_type: kind, gone: goneText, taken_ms: takenMs } = await getVipOrder(tx, order.id)
    const gone = BigInt(goneText)
    const back = part < gone ? part : gone
    // What of its time was used up before it went is used up.
    const durationMs = timeBought(takenMs, back, gone)
    if (back === 0n) return []
    await setGone(tx, order.id, gone - back, takenMs - durationMs)
    if (durationMs === 0) return []
    const action = { userId: order.user_id, kind, durationMs, source: 'refund', actKey, reason } as const
    return (await giveTime(tx, action, clock())).events
  },
})

/** How often a plan can still be bought; -1: without limit (V-25). */
export const limitLeft = ({ limit_number: limit }: Pick<PlanRow, 'limit_number'>, bought: number): number =>
  limit === 0 ? -1 : Math.max(0, limit - bought)
