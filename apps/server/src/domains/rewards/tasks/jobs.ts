import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'
import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../platform/database/jobs.ts'
import { deleteDeliveriesBefore } from './queries/deliveries.ts'

export const tendTasksJob = defineJob({
  name: 'rewards.tendTasks',
  schema: z.object({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
})

export const forgetDeliveriesJob = defineJob({
  name: 'rewards.forgetDeliveries',
  schema: z.object({}),
  schedule: { cron: '23 4 * * *', timeZone: 'UTC' },
})

const storedDays = 7

/** What went out on days that no task asks about. */
export async function forgetOldDeliveries({ db, clock, settings }: ServerContext): Promise<void> {
  await deleteDeliveriesBefore(db, addDays(platformDay(clock(), settings.TIME_ZONE), -storedDays))
}
