import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { DemoMemberName } from '../domains/account/index.ts'
import type { AudienceMaker } from './audience/make-audience.ts'
import { isMade, makeOnce } from './deps.ts'
import type { LastDays } from './history/last-days.ts'
import { openSimulation } from './history/simulation.ts'
import { openTimeline } from './history/timeline.ts'
import { type GoodsMaker, makeGoods } from './make-goods.ts'
import { planMallOrders } from './make-mall-orders.ts'
import { planPastRewards } from './make-rewards.ts'

const days = 10
const part = 'last days'

/**
 * Lets members of the demonstration live the days before today: they get points and exchange some, sign in day by day, and spin. All of it is planned on
 * one clock, and before anything of today, because a bill is in the order in which it was written. A demonstration without these days is better than none: what goes wrong is logged.
 */
export async function makeLastDays(
  { context, compose }: AudienceMaker,
  mall: GoodsMaker['mall'],
  members: Readonly<Record<DemoMemberName, number>>,
): Promise<void> {
  const { db, settings, clock } = context
  const { TIME_ZONE: zone } = settings
  const dayOf = (ago: number): number => dayStartMs(addDays(platformDay(clock(), zone), -ago), zone)
  try {
    // A demonstration of an earlier build has each order by its own name.
    if ((await isMade(db, part)) || (await isMade(db, 'mall/order/0'))) return
    // Only a process that makes them loads what draws.
    const { studio } = await import('@cliffhanger/demo-films/studio.ts')
    const goods = await makeGoods({ context, mall, studio })
    await makeOnce(db, part, clock(), async (tx) => {
      const simulation = await openSimulation(context, compose, tx, dayOf(days))
      try {
        const timeline = openTimeline(dayOf(days), simulation.goTo)
        const lastDays: LastDays = { simulation, timeline, days, dayOf }
        planMallOrders(lastDays, goods, members)
        planPastRewards(lastDays, members)
        await timeline.live(clock())
      } finally {
        await simulation.close()
      }
      return days
    })
  } catch (error) {
    context.log.error({ err: error }, 'the demonstration was made without its last days')
  }
}
