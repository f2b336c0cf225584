import { dayMs } from '@cliffhanger/contract/duration.ts'
import { reportsPerDay } from '@cliffhanger/contract/reports/schemas.ts'

export const reportDayMs = dayMs

/** Seconds until a member may file another report, 0 if they may now. `recentMs`: when the member filed those of the last 24 hours. */
export function waitForReportS(recentMs: readonly number[], nowMs: number): number {
  const counted = recentMs.filter((filedMs) => filedMs > nowMs - reportDayMs).toSorted((one, other) => other - one)
  const blocking = counted[reportsPerDay - 1]
  return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking + reportDayMs - nowMs) / 1000))
}
