import { dayMs } from '@cliffhanger/contract/duration.ts'
import { addDays } from '../platform-day.ts'

/** Days of the platform, `2026-11-21`, both included. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** How many days it has; 1 where it begins and ends on the same one. */
export const periodDays = ({ from, to }: Period): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1

/** The period that ends where this one begins, and is as long. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -periodDays(period)),
  to: addDays(period.from, -1),
})
