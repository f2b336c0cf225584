import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { firstFrameLimitsMs, netTypes } from '@cliffhanger/rules/drama/play-figures.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../platform/database/jobs.ts'
import { lockSummedUntil, saveSummedUntil, sumReports, sumWatches } from './queries.ts'

export const sumPlaysJob = defineJob({
  name: 'drama.sumPlays',
  schema: z.object({}),
  pollSeconds: 30,
  schedule: { cron: '*/10 * * * *', timeZone: 'UTC' },
})

/** Most days whose reports are summed: those of a longer past are gone. */
const reportedDays = 30

/** Most days of which it is summed what was watched. */
const watchedDays = 400

/** A report that came in before the last run may have been written after it. */
const lateMs = 10 * minuteMs

/** Sums the plays of today, and of the days since the last run, each day anew from all of its rows: a run that is repeated, or two at once,
 *  changes nothing. */
export async function sumPlays({
  db,
  clock,
  settings,
}: Pick<ServerContext, 'db' | 'clock' | 'settings'>): Promise<void> {
  const zone = settings.TIME_ZONE
  await db.transaction(async (tx) => {
    const untilMs = await lockSummedUntil(tx)
    const nowMs = clock()
    const today = platformDay(nowMs, zone)
    const earliest = addDays(today, 1 - watchedDays)
    const earliestReported = addDays(today, 1 - reportedDays)
    const since = platformDay(Math.max(0, untilMs - lateMs), zone)
    for (let day = since > earliest ? since : earliest; day <= today; day = addDays(day, 1)) {
      const span = { day, fromMs: dayStartMs(day, zone), untilMs: dayStartMs(addDays(day, 1), zone) }
      if (day >= earliestReported) await sumReports(tx, span, netTypes, firstFrameLimitsMs)
      await sumWatches(tx, day)
    }
    await saveSummedUntil(tx, nowMs)
  })
}
