import { crowdOrderStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { isJoinable } from '@cliffhanger/rules/crowdfunding/project-state.ts'
import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { ServerContext } from '../../context.ts'
import type { Sale } from '../payments/index.ts'
import { countInterest, lastDay } from './interest.ts'
import { poolStatus } from './pool.ts'
import { clockOf, orderEvent } from './present.ts'
import {
  countUnits,
  endOrder,
  getOrder,
  isKnownIn,
  listReturned,
  lockOrder,
  setPrincipal,
  startOrder,
} from './queries/orders.ts'
import { countPaid, findProject, listProjectTexts, returnUnits } from './queries/projects.ts'

/** Orders for units, as payments pay them: the price waits in the project's escrow and earns from the next day on (S-92). */
export const createCrowdfundingSale = (context: Pick<ServerContext, 'clock' | 'settings'>): Sale => ({
  async quote(db, { targetId, number, userId, language }) {
    const row = await findProject(db, targetId)
    if (!row || !isJoinable(clockOf(row), (await poolStatus(db)).isPaused, context.clock())) return undefined
    return {
      title: textIn(row.texts, language)?.title ?? '',
      cover: row.cover_key,
      coin: 'money',
      price: BigInt(row.unit_price),
      number,
      stock: row.units_left,
      limitLeft: row.max_unit === 0 ? -1 : Math.max(0, row.max_unit - (await countUnits(db, userId, row.id))),
    }
  },

  async titlesOf(db, targetIds, language) {
    const rows = await listProjectTexts(db, targetIds)
    return new Map(
      rows.map(({ id, texts, cover_key: cover }) => [id, { title: textIn(texts, language)?.title ?? '', cover }]),
    )
  },

  returned: listReturned,

  async paid(tx, { id }) {
    const order = await lockOrder(tx, id)
    const start = addDays(platformDay(context.clock(), context.settings.TIME_ZONE), 1)
    const days = { start, end: addDays(start, order.cycle_days - 1), before: addDays(start, -1) }
    if (!(await startOrder(tx, id, days))) throw new Error(`order ${id} was not unpaid`)
    await countPaid(tx, order.project_id, BigInt(order.amount), !(await isKnownIn(tx, order)))
    return [orderEvent(context, await getOrder(tx, id))]
  },

  async cancelled(tx, { id }) {
    const order = await lockOrder(tx, id)
    const change = { from: [crowdOrderStates.unpaid], to: crowdOrderStates.cancelled, nowMs: context.clock() }
    if (await endOrder(tx, id, change)) await returnUnits(tx, order.project_id, order.units)
  },

  async takenBack(tx, { id }, { part }) {
    const order = await countInterest(context, tx, await lockOrder(tx, id))
    const standing = BigInt(order.principal)
    const taken = part < standing ? part : standing
    if (taken === 0n) return { part: 0n, worth: 0n, isUsedUp: true, events: [] }
    const principal = standing - taken
    const state = principal === 0n ? crowdOrderStates.refunded : order.state
    await setPrincipal(tx, id, { principal, state, countedDay: order.counted_day })
    await countPaid(tx, order.project_id, -taken, false)
    return { part: taken, worth: taken, isUsedUp: false, events: [orderEvent(context, await getOrder(tx, id))] }
  },

  async givenAgain(tx, { id }, { part }) {
    const order = await countInterest(context, tx, await lockOrder(tx, id))
    const missing = BigInt(order.amount) - BigInt(order.principal)
    const back = part < missing ? part : missing
    if (back === 0n || order.state === crowdOrderStates.terminated || order.state === crowdOrderStates.settled)
      return []
    const today = addDays(lastDay(context), 1)
    const isOver = order.end_day <= today
    const state = isOver ? crowdOrderStates.matured : crowdOrderStates.running
    // Days on which the money was in dispute, this one too, earned nothing on it.
    const inDispute = isOver ? order.end_day : today
    const countedDay = order.state === crowdOrderStates.refunded ? inDispute : order.counted_day
    await setPrincipal(tx, id, { principal: BigInt(order.principal) + back, state, countedDay })
    await countPaid(tx, order.project_id, back, false)
    return [orderEvent(context, await getOrder(tx, id))]
  },
})
