import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { starPlanOperatorCalls } from '@cliffhanger/contract/star-plans/operator-calls.ts'
import { choicesOf } from './seeded.ts'
import type { World } from './world.ts'

const plans = [
  {
    names: { 'zh-CN': '星光', en: 'Spark', vi: 'Tia sáng', pt: 'Centelha' },
    level: 1,
    price: '19.00',
    days: 30,
    benefits: ['badge', 'posters'],
  },
  {
    names: { 'zh-CN': '星河', en: 'Galaxy', vi: 'Ngân hà', pt: 'Galáxia' },
    level: 2,
    price: '49.00',
    days: 90,
    benefits: ['badge', 'posters', 'statistics'],
  },
] as const

/** `level` of the package; one that was refunded was given back two days later. */
const purchases = [
  { by: 'linh', day: 72, level: 1 },
  { by: 'linh', day: 128, level: 2 },
  { by: 'paulo', day: 97, level: 2, isRefunded: true },
] as const

/** Star packages: one that ran out, one that runs, and one that was given back. */
export async function planPackages(world: World): Promise<void> {
  const { simulation, timeline, moment, operators } = world
  const ids = new Map<number, number>()
  for (const [sort, plan] of plans.entries()) {
    const made = await simulation.call(operators[0], starPlanOperatorCalls.createStarPlan, {
      ...plan,
      benefits: [...plan.benefits],
      coin_code: 'money',
      limit_number: 0,
      sort,
      is_open: 1,
      reason: 'Services for members who invite',
    })
    ids.set(plan.level, made.plan.id)
  }
  for (const { by, day, level, ...ends } of purchases) {
    const atMs = moment(day, 17) + choicesOf(`package/${by}/${day}`).below(300) * minuteMs
    timeline.at(atMs, async () => {
      const person = world.person(by)
      const { order } = await simulation.call(person, starPlanCalls.buyStar, { star_id: ids.get(level) ?? 0 })
      await world.payByBank(person, order.order_no)
      if ('isRefunded' in ends)
        timeline.at(moment(day + 2, 12), () => world.refund(order.order_no, 'Expected something else of it'))
    })
  }
}
