import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { roleDoes } from '../../platform/role.ts'
import { type Activity, openActivity } from './activity.ts'
import { businessOperator } from './operator.ts'
import { lowerNextDay } from './queries.ts'
import { sumBusinessDays, sumBusinessJob } from './sum-days.ts'

export type { BusinessDayRow } from './queries.ts'

export interface BusinessDomain extends Domain {
  readonly operator: typeof businessOperator
  /** Who was active, as other domains notice it. */
  readonly activity: Pick<Activity, 'note' | 'flush'>
  /** Has the days from one on summed again, as something was written into the past. */
  readonly sumAgainFrom: typeof lowerNextDay
}

/** How the business goes, by day: sums of what other domains keep, which it only reads, and of who was active. */
export function createBusinessDomain(context: ServerContext): BusinessDomain {
  const activity = openActivity(context)
  return {
    activity,
    stop: activity.stop,
    operator: businessOperator,
    sumAgainFrom: lowerNextDay,
    calls: [],
    async start(role) {
      if (!roleDoes.jobs(role)) return
      await context.jobs.work(sumBusinessJob, async (_nothing, { signal }) => {
        await activity.flush()
        await sumBusinessDays(context, signal)
      })
      // A platform that has a past shows it at once.
      await context.jobs.enqueue(sumBusinessJob, {}, { key: 'start' })
    },
  }
}
