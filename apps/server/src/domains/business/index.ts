import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { roleDoes } from '../../platform/role.ts'
import { businessOperator } from './operator.ts'
import { lowerNextDay } from './queries.ts'
import { sumBusinessDays, sumBusinessJob } from './sum-days.ts'

export type { BusinessDayRow } from './queries.ts'

export interface BusinessDomain extends Domain {
  readonly operator: typeof businessOperator
  /** Has the days from one on summed again, as something was written into the past. */
  readonly sumAgainFrom: typeof lowerNextDay
}

/** How the business goes, by day: sums of what other domains keep, which it only reads. */
export const createBusinessDomain = (context: ServerContext): BusinessDomain => ({
  operator: businessOperator,
  sumAgainFrom: lowerNextDay,
  calls: [],
  async start(role) {
    if (!roleDoes.jobs(role)) return
    await context.jobs.work(sumBusinessJob, (_nothing, { signal }) => sumBusinessDays(context, signal))
    // A platform that has a past shows it at once.
    await context.jobs.enqueue(sumBusinessJob, {}, { key: 'start' })
  },
})
