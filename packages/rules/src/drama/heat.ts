/** After this time an act counts half as much. */
const halfLifeMs = 24 * 3_600_000

/** What an act of a member adds to a drama's heat. */
export const heatOf = { published: 1, view: 0.3, episodeWatched: 1, dramaWatched: 8 } as const

/**
 * Heat of a drama after one more act. The scale is logarithmic and all heats fade alike, so heats written at different times
 * compare as they are, and nothing has to be cooled down. `null` is the heat of a drama without any act.
 */
export function addHeat(heat: number | null, weight: number, nowMs: number): number {
  const added = Math.log2(weight) + nowMs / halfLifeMs
  if (heat === null) return added
  const higher = Math.max(heat, added)
  return higher + Math.log2(1 + 2 ** (Math.min(heat, added) - higher))
}
