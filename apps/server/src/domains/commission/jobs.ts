import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import { isClockNear } from '../../platform/database/clock.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import type { CommissionNeeds } from './needs.ts'
import { releaseDue, settleSales } from './settle-sales.ts'

const tendJob = defineJob({
  name: 'commission.tend',
  schema: z.object({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
})

/** One round of what nobody asks for: sales that were noted, and commission whose refund window is over. */
export async function tendCommission(
  context: ServerContext,
  domains: CommissionNeeds,
  signal?: AbortSignal,
): Promise<void> {
  await settleSales(context, domains, signal)
  await releaseDue(context, domains, signal)
}

export async function startCommissionJobs(context: ServerContext, domains: CommissionNeeds): Promise<void> {
  await context.jobs.work(tendJob, async (_nothing, { signal }) => {
    if (!(await isClockNear(context)))
      return context.log.error({}, "this machine's clock is far from the database's: no commission is settled")
    await tendCommission(context, domains, signal)
  })
}
