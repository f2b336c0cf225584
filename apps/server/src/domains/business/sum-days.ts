import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import { type DaySpan, findFirstComing, getUntil, lockUntil, saveUntil, sumActive, sumNewcomers } from './queries.ts'

export const sumBusinessJob = defineJob({
  name: 'business.sumDays',
  schema: z.object({}),
  pollSeconds: 30,
  schedule: { cron: '*/10 * * * *', timeZone: 'UTC' },
})

/** Most days that are summed at the first run. */
const firstDays = 400

/** What was reported before a day ended may have been written after it. */
const lateMs = 10 * minuteMs

/** Days after which it is looked again what became of the newcomers of a day: those on which coming back counts. */
const laterDays = [0, 1, 7, 30]

type Deps = Pick<ServerContext, 'db' | 'clock' | 'settings'>

/** Sums the days that may have changed since the last run, each in a transaction of its own and anew from all of its rows: a run that is repeated, or
 *  two at once, changes nothing. */
export async function sumBusinessDays(deps: Deps, signal?: AbortSignal): Promise<void> {
  const nowMs = deps.clock()
  const today = platformDay(nowMs, deps.settings.TIME_ZONE)
  const first = await firstOpenDay(deps, today)
  if (first === undefined) return
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (signal?.aborted) return
    await sumDay(deps, day, nowMs)
  }
}

/** The first day that may still change; undefined before the first member came. */
async function firstOpenDay({ db, settings: { TIME_ZONE: zone } }: Deps, today: string): Promise<string | undefined> {
  const { next_day: next } = await getUntil(db)
  if (next !== null) return next
  const firstMs = await findFirstComing(db)
  if (firstMs === undefined) return undefined
  const [came, earliest] = [platformDay(firstMs, zone), addDays(today, 1 - firstDays)]
  return came > earliest ? came : earliest
}

const sumDay = ({ db, settings: { TIME_ZONE: zone } }: Deps, day: string, nowMs: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { next_day: next } = await lockUntil(tx)
    const span = spanOf(day, zone)
    const since = { weekMs: dayStartMs(addDays(day, -6), zone), monthMs: dayStartMs(addDays(day, -29), zone) }
    await sumActive(tx, day, nowMs < span.untilMs ? since : undefined)
    for (const later of laterDays) await sumNewcomers(tx, spanOf(addDays(day, -later), zone))
    // Whoever had earlier days summed again meanwhile finds them unsummed still.
    const isNext = next === null || next === day
    const isDone = nowMs >= span.untilMs + lateMs
    await saveUntil(tx, isNext && isDone ? addDays(day, 1) : (next ?? day), Math.min(nowMs, span.untilMs))
  })

const spanOf = (day: string, zone: string): DaySpan => ({
  day,
  fromMs: dayStartMs(day, zone),
  untilMs: dayStartMs(addDays(day, 1), zone),
})
