import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import { isClockNear } from '../../platform/database/clock.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import { decideProjects, returnFailed } from './funding.ts'
import { countAllInterest, payOwedInterest } from './interest.ts'
import type { CrowdfundingNeeds } from './needs.ts'

const tendJob = defineJob({
  name: 'crowdfunding.tend',
  schema: z.object({}),
  // Often, because a pool that was short may have been funded, and platforms have days of many time zones.
  schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
})

/** One round of what nobody asks for: projects whose funding ended, what failed ones hold, what days earned, and what is owed. Running it twice,
 *  at once, late or after a crash does what is missing and no more. */
export async function tendCrowdfunding(
  context: ServerContext,
  domains: CrowdfundingNeeds,
  signal?: AbortSignal,
): Promise<void> {
  await decideProjects(context)
  await returnFailed(context, domains, signal)
  await countAllInterest(context, signal)
  await payOwedInterest(context, domains, signal)
}

export async function startCrowdfundingJobs(context: ServerContext, domains: CrowdfundingNeeds): Promise<void> {
  await context.jobs.work(tendJob, async (_nothing, { signal }) => {
    if (!(await isClockNear(context)))
      return context.log.error({}, "this machine's clock is far from the database's: no interest is counted")
    await tendCrowdfunding(context, domains, signal)
  })
}
