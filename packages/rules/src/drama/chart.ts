import type { ChartPeriod } from '@cliffhanger/contract/drama/schemas.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'

/** A chart has no more places. */
export const maxRanks = 100

/** How old a drama may be to stand in the chart of new ones. */
export const newForMs: Readonly<Record<ChartPeriod, number>> = {
  day: 3 * dayMs,
  week: 14 * dayMs,
  month: 30 * dayMs,
  all: 90 * dayMs,
}

/** Ratings that every drama is thought to have got besides its own, all of the platform's average: a single ten leads no chart. */
export const priorRatings = 10

/** Among dramas rated alike the more loved one stands first; fewer finishers say nothing about love. */
export const leastFinishers = 30

/** Lower end of what the share of `successes` really is, 95 times of 100: few tries promise little (Wilson's score interval). */
export function wilsonLowerBound(successes: number, tries: number): number {
  if (tries === 0) return 0
  const z = 1.96
  const share = Math.min(successes, tries) / tries
  const middle = share + (z * z) / (2 * tries)
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * tries)) / tries)
  return Math.max(0, (middle - spread) / (1 + (z * z) / tries))
}

/** A drama is new for so long after it was first published (C-54). */
export const newBadgeMs = 7 * dayMs

/** This share of the listed dramas is hot, one at least (C-54). */
const hotShare = 0.05

/** Less than this is left of about one view of the week: nothing to call hot. */
const leastHotPoints = 0.1

/** How many dramas may be hot. */
export const hotPlaces = (listed: number): number => Math.max(1, Math.floor(listed * hotShare))

/** The ids of those that are hot, of the dramas with the most points of the week, the hottest first. */
export const hotOnes = (
  hottest: readonly { readonly id: number; readonly points: number }[],
  listed: number,
): number[] =>
  hottest
    .slice(0, hotPlaces(listed))
    .filter(({ points }) => points >= leastHotPoints)
    .map(({ id }) => id)

/** A drama that may stand in a chart, and what it is ranked by. */
export interface Ranked {
  readonly id: number
  readonly value: number
}

/** A place that operators chose, from 1. */
export interface Pin {
  readonly id: number
  readonly place: number
}

/** The chart: pinned dramas at their places, or as near as there are places, the others around them in their order. */
export function arrangeChart(ranked: readonly Ranked[], pins: readonly Pin[], limit: number = maxRanks): Ranked[] {
  const values = new Map(ranked.map(({ id, value }) => [id, value]))
  const pinned = new Set(pins.map(({ id }) => id))
  const chart = ranked.filter(({ id }) => !pinned.has(id))
  for (const { id, place: rank } of pins.toSorted((a, b) => a.place - b.place))
    chart.splice(rank - 1, 0, { id, value: values.get(id) ?? 0 })
  return chart.slice(0, limit)
}
