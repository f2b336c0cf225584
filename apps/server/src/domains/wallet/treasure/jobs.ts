import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../platform/database/jobs.ts'
import { type Ledger } from '../../ledger/index.ts'
import { payTreasureIncome } from './income.ts'
import { readDatabaseClock } from './queries/runs.ts'

const incomeJob = defineJob({
  name: 'wallet.payTreasureIncome',
  schema: z.object({}),
  // Often, because a pool that was short may have been funded, and platforms have days of many time zones.
  schedule: { cron: '4-59/10 * * * *', timeZone: 'UTC' },
})

/** How far this machine's clock may be from the database's: days are counted by it, and one that is wrong would pay a day that is not over. */
const driftMs = 300_000

/** Pays the treasures' income of every day that is over. */
export async function startTreasureJobs(context: ServerContext, ledger: Ledger): Promise<void> {
  const { jobs, db, clock, log } = context
  await jobs.work(incomeJob, async (_nothing, { signal }) => {
    if (Math.abs((await readDatabaseClock(db)) - clock()) > driftMs)
      return log.error({}, "this machine's clock is far from the database's: no income is paid")
    await payTreasureIncome(context, ledger, signal)
  })
}
