import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../platform/database/jobs.ts'
import { countActions } from './count-actions.ts'
import { makeCharts } from './make-charts.ts'
import { findRun } from './queries/charts.ts'
import { replaceNeighbours } from './queries/neighbours.ts'

const nothing = z.object({})

/** Counts what members did and makes the charts of it. */
const chartJob = defineJob({
  name: 'drama.makeCharts',
  schema: nothing,
  pollSeconds: 10,
  schedule: { cron: '*/10 * * * *', timeZone: 'UTC' },
})

/** Finds out which dramas are watched by the same members. */
const neighbourJob = defineJob({
  name: 'drama.findNeighbours',
  schema: nothing,
  pollSeconds: 30,
  schedule: { cron: '23 * * * *', timeZone: 'UTC' },
})

/** A look at the latest dramas of those who watched last, however many members there are. */
export const neighbourLimits = { members: 10_000, dramas: 20, neighbours: 30 } as const

/** Counts what members did since the last time, and makes every chart anew. */
export async function refreshCharts(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  await countActions(db, signal)
  await makeCharts(db, clock())
}

/** The work behind charts and recommendations; a platform without charts gets them at once. */
export async function startDiscoverJobs(context: ServerContext): Promise<void> {
  const { jobs, db } = context
  await jobs.work(chartJob, (_nothing, { signal }) => refreshCharts(context, signal))
  await jobs.work(neighbourJob, async () => {
    await db.transaction((tx) => replaceNeighbours(tx, neighbourLimits))
  })
  if (!(await findRun(db))) await jobs.enqueue(chartJob, {}, { key: chartJob.name })
}
