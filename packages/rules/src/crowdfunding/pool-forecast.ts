import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { Minor, Rate } from '../money.ts'
import { addDays } from '../platform-day.ts'

/** Running orders that were counted up to the same day and end on the same day. */
export interface RunningOrders {
  /** The last day that was counted; the next one earns. */
  readonly countedDay: string
  readonly endDay: string
  readonly orders: number
  readonly principal: Minor
  /** What one day earns, in 10^-8 of a minor unit: the sum of principal times rate. */
  readonly dayParts: Rate
  /** What is less than a minor unit so far, in the same parts. */
  readonly carry: bigint
}

/** One day to come. */
export interface ForecastDay {
  readonly day: string
  /** Interest that it earns; the first day's has what was not counted before it. */
  readonly interest: Minor
  /** Orders that end with it, and what goes back to their members, out of escrow and not out of the pool. */
  readonly maturingOrders: number
  readonly maturingPrincipal: Minor
  /** What the pool has once what is owed and every day until this one are paid; below 0: what is missing. */
  readonly poolAfter: Minor
}

export interface PoolForecast {
  readonly days: readonly ForecastDay[]
  /** The first day the pool cannot pay; undefined where it lasts. */
  readonly dryDay: string | undefined
  /** What has to be put in for it to last. */
  readonly missing: Minor
}

const partsPerMinor = 100_000_000n
const smaller = (a: string, b: string): string => (a < b ? a : b)
const daysBetween = (from: string, to: string): bigint =>
  BigInt(Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayMs)))

/**
 * What the orders of today make fall due on the next days if none of them ends early. Never less than what will be paid, and more by under a
 * minor unit per order: each order rounds its own sum down.
 */
export function forecastPool(
  { balance, owed }: { readonly balance: Minor; readonly owed: Minor },
  running: readonly RunningOrders[],
  { from, count }: { readonly from: string; readonly count: number },
): PoolForecast {
  const days: ForecastDay[] = []
  let earnedBefore = 0n
  for (let index = 0; index < count; index++) {
    const day = addDays(from, index)
    const earned = earnedUntil(running, day)
    const ending = running.filter(({ endDay }) => endDay === day)
    days.push({
      day,
      interest: earned - earnedBefore,
      maturingOrders: ending.reduce((sum, { orders }) => sum + orders, 0),
      maturingPrincipal: ending.reduce((sum, { principal }) => sum + principal, 0n),
      poolAfter: balance - owed - earned,
    })
    earnedBefore = earned
  }
  const last = days.at(-1)?.poolAfter ?? balance - owed
  return {
    days,
    dryDay: days.find(({ poolAfter }) => poolAfter < 0n)?.day,
    missing: last < 0n ? -last : 0n,
  }
}

/** What all of them will have earned with a day, since they were counted. */
function earnedUntil(running: readonly RunningOrders[], day: string): Minor {
  let parts = 0n
  for (const { countedDay, endDay, dayParts, carry } of running) {
    const earning = daysBetween(countedDay, smaller(day, endDay))
    if (earning > 0n) parts += carry + earning * dayParts
  }
  return parts / partsPerMinor
}
