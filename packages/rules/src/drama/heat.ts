import { dayMs } from '@cliffhanger/contract/duration.ts'

/** After this time an act counts half as much, in sums that forget fast and in those that forget slowly. */
export const halfLives = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs } as const

/** What an act of a member adds to a drama's heat. */
export const heatOf = {
  published: 1,
  view: 0.3,
  episodeWatched: 1,
  dramaWatched: 8,
  unlocked: 5,
  binged: 3,
  shared: 3,
  liked: 1,
} as const

/**
 * Heat of a drama after one more act. The scale is logarithmic and all heats of a half-life fade alike, so heats written at
 * different times compare as they are, and nothing has to be cooled down. `null` is the heat of a drama without any act.
 */
export function addHeat(
  heat: number | null,
  weight: number,
  nowMs: number,
  halfLifeMs: number = halfLives.day,
): number {
  const added = Math.log2(weight) + nowMs / halfLifeMs
  if (heat === null) return added
  const higher = Math.max(heat, added)
  return higher + Math.log2(1 + 2 ** (Math.min(heat, added) - higher))
}

/** Less than this part of a heat is what rounding left of it. */
const leastPart = 1e-9

/** Heat without an act that it has counted; null where nothing else is in it. */
export function takeHeat(heat: number | null, weight: number, atMs: number, halfLifeMs: number): number | null {
  if (heat === null) return null
  const left = 1 - 2 ** (Math.log2(weight) + atMs / halfLifeMs - heat)
  return left > leastPart ? heat + Math.log2(left) : null
}

/** How many points a heat is worth now: the weights of its acts, each faded by its age. */
export const pointsOf = (heat: number | null, nowMs: number, halfLifeMs: number): number =>
  heat === null ? 0 : 2 ** (heat - nowMs / halfLifeMs)
