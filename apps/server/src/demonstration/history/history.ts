import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { Domains } from '../../compose-domains.ts'
import type { ServerContext } from '../../context.ts'
import { seedDemoMembers } from '../../domains/account/index.ts'
import { type DemoOperator, seedDemoOperators } from '../../domains/operators/index.ts'
import { seedDemoPlatform } from '../../domains/session/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { isMade, madeId, makeOnce } from '../deps.ts'
import { makeBenefits } from '../make-benefits.ts'
import { makeMemberships } from '../make-memberships.ts'
import { makePayments } from '../make-payments.ts'
import { openSimulation, type Simulation } from './simulation.ts'
import { openTimeline } from './timeline.ts'
import { openWorld, type World } from './world.ts'

/** How many days of the demonstration are past when it is first opened. */
export const historyDays = 183

const part = 'history'
const lookAgainMs = 500

/**
 * Gives a new demonstration platform a past, made by the product itself on a simulated clock (docs/adr/0037). All of it is one transaction: a killed
 * process leaves nothing behind. A platform on which somebody is already, or an operator, keeps the past it has. Answers the operators it made. Call
 * it before any job runs, since those follow the real clock.
 */
export async function makeHistory(
  context: ServerContext,
  compose: (context: ServerContext) => Domains,
): Promise<readonly DemoOperator[]> {
  if (context.settings.DEMO_HISTORY === '0' || (await isMade(context.db, part))) return []
  for (;;) {
    const made = await context.db.transaction(async (tx) => {
      // Whoever waits here must not run jobs meanwhile.
      const { isMine } = await tx.one<{ isMine: boolean }>(
        `select pg_try_advisory_xact_lock(hashtextextended('demonstration history', 0)) as "isMine"`,
      )
      if (!isMine) return undefined
      return (await isInhabited(tx)) ? [] : makeWithin(context, compose, tx)
    })
    if (made) return made
    await sleep(lookAgainMs)
  }
}

/** Whether this platform has a past that was made. */
export const isHistoryMade = ({ db }: { readonly db: Db }): Promise<boolean> => isMade(db, part)

const isInhabited = async (db: Db): Promise<boolean> =>
  (await db.one<{ found: boolean }>('select exists (select from accounts) or exists (select from operators) as found'))
    .found

async function makeWithin(
  real: ServerContext,
  compose: (context: ServerContext) => Domains,
  tx: Db,
): Promise<readonly DemoOperator[]> {
  const { TIME_ZONE: zone } = real.settings
  const today = platformDay(real.clock(), zone)
  const startMs = dayStartMs(addDays(today, -historyDays), zone)
  const simulation = await openSimulation(real, compose, tx, startMs)
  try {
    const timeline = openTimeline(startMs, simulation.goTo)
    const { context, domains } = simulation
    await makeOnce(context.db, part, startMs, async () => historyDays)
    await seedDemoPlatform(context)
    const members = await seedDemoMembers(context)
    const operators = await seedDemoOperators(context)
    await makeBenefits(context, domains, members)
    await makePayments(context, domains.payments)
    await makeMemberships(context)
    const bankId = await madeId(context.db, 'channel/bank')
    const world = await openWorld({ simulation, timeline, days: historyDays, startMs, members, operators, bankId })
    // Only a process that makes a past loads what it is made of.
    const { chapters } = await import('./chapters.ts')
    for (const plan of chapters) await plan(world)
    planNights(world)
    await timeline.live(dayStartMs(today, zone))
    return operators
  } finally {
    await simulation.close()
  }
}

/** Two in the morning: the day before is over, whatever daylight saving did to it. */
const nightHour = 2

/** What the jobs of a process do, once a night. */
function planNights({ simulation, timeline, days, moment }: World): void {
  for (let day = 1; day < days; day++) timeline.at(moment(day, nightHour), () => runJobs(simulation))
}

async function runJobs({ domains }: Simulation): Promise<void> {
  await domains.payments.tend(AbortSignal.timeout(minuteMs))
  await domains.commission.tend()
  await domains.crowdfunding.tend()
  await domains.wallet.tend()
}
