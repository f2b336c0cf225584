import { dayMs } from '@cliffhanger/contract/duration.ts'
import { starChanged } from '@cliffhanger/contract/teams/events.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { fallbackLanguage } from '@cliffhanger/i18n/languages.ts'
import { refundOf, timeBought } from '@cliffhanger/rules/membership/membership.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { userStream } from '../../platform/realtime/stream-names.ts'
import { type NewEvent, newEvent } from '../../platform/realtime/streams.ts'
import type { Sale } from '../payments/index.ts'
import { presentUserStar } from './present.ts'
import { countOrdersOf, findEnd, getStarOrder, lockBuyer, setGone, setTime, uncountOrder } from './queries/orders.ts'
import { findOpenPlan, listPlanNames, type StarPlanRow } from './queries/plans.ts'

/** What the buyer is told. Their own language is that of what they ask for: the client asks again. */
const starEvent = async ({ clock }: Pick<ServerContext, 'clock'>, tx: Db, orderId: number): Promise<NewEvent> => {
  const row = await getStarOrder(tx, orderId)
  const star = presentUserStar(row, fallbackLanguage, clock())
  return newEvent(starChanged, userStream(row.user_id), { star, apply: null })
}

/** Orders for star packages, as payments pay them: time once they are paid, and what is left of it back when they are refunded. */
export const createStarSale = (context: Pick<ServerContext, 'clock'>): Sale => ({
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

  async titlesOf(db, targetIds, language) {
    const rows = await listPlanNames(db, targetIds)
    return new Map(
      rows.map(({ id, names }) => [id, { title: textIn(names, language, fallbackLanguage) ?? '', cover: '' }]),
    )
  },

  async paid(tx, { id, user_id: userId }) {
    await lockBuyer(tx, userId)
    const { plan_id: planId, days } = await getStarOrder(tx, id)
    // Bought again while it runs, it begins when that ends.
    const startsMs = Math.max(context.clock(), await findEnd(tx, userId, planId))
    await setTime(tx, id, startsMs, startsMs + days * dayMs)
    return [await starEvent(context, tx, id)]
  },

  async cancelled(tx, { id }) {
    await uncountOrder(tx, id)
  },

  async takenBack(tx, { id, pay_amount: payAmount }, { part }) {
    const {
      days,
      gone: goneText,
      taken_ms: takenBefore,
      starts_ms: startsMs,
      ends_ms: endsMs,
    } = await getStarOrder(tx, id)
    const [durationMs, paid, gone] = [days * dayMs, BigInt(payAmount), BigInt(goneText)]
    const counted = part < paid - gone ? part : paid - gone
    // By differences, so that the parts of a price are all of its time together.
    const wantedMs =
      timeBought(durationMs, gone + counted, paid) - (paid === 0n ? takenBefore : timeBought(durationMs, gone, paid))
    const leftMs = Math.max(0, endsMs - Math.max(context.clock(), startsMs))
    const takenMs = Math.min(wantedMs, leftMs)
    await setGone(tx, id, { endsMs: endsMs - takenMs, gone: gone + counted, takenMs: takenBefore + takenMs })
    const worth = refundOf(paid, durationMs, takenMs)
    return {
      part: counted,
      worth: worth < counted ? worth : counted,
      isUsedUp: takenMs === 0,
      events: [await starEvent(context, tx, id)],
    }
  },

  async givenAgain(tx, { id }, { part }) {
    const { gone: goneText, taken_ms: takenMs, ends_ms: endsMs } = await getStarOrder(tx, id)
    const gone = BigInt(goneText)
    const back = part < gone ? part : gone
    if (back === 0n) return []
    // What of its time was used up before it went is used up.
    const durationMs = timeBought(takenMs, back, gone)
    const from = durationMs > 0 ? Math.max(endsMs, context.clock()) : endsMs
    await setGone(tx, id, { endsMs: from + durationMs, gone: gone - back, takenMs: takenMs - durationMs })
    return [await starEvent(context, tx, id)]
  },
})

/** How often a package can still be bought; -1: without limit (V-25). */
export const limitLeft = ({ limit_number: limit }: Pick<StarPlanRow, 'limit_number'>, bought: number): number =>
  limit === 0 ? -1 : Math.max(0, limit - bought)
