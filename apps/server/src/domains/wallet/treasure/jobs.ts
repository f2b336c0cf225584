import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import { isClockNear } from '../../../platform/database/clock.ts'
import { defineJob } from '../../../platform/database/jobs.ts'
import { type Ledger } from '../../ledger/index.ts'
import { payTreasureIncome } from './income.ts'

const incomeJob = defineJob({
  name: 'wallet.payTreasureIncome',
  schema: z.object({}),
  // Often, because a pool that was short may have been funded, and platforms have days of many time zones.
  schedule: { cron: '4-59/10 * * * *', timeZone: 'UTC' },
})

/** Pays the treasures' income of every day that is over. */
export async function startTreasureJobs(context: ServerContext, ledger: Ledger): Promise<void> {
  const { jobs, log } = context
  await jobs.work(incomeJob, async (_nothing, { signal }) => {
    if (!(await isClockNear(context)))
      return log.error({}, "this machine's clock is far from the database's: no income is paid")
    await payTreasureIncome(context, ledger, signal)
  })
}
