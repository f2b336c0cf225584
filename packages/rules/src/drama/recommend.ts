/** A drama that may be recommended. */
export interface Candidate {
  readonly id: number
  readonly typeId: number
}

/** What recommendations are made of. Each list is in its own order, the best first. */
export interface Taste {
  /** What those watch who watched what I watched. */
  readonly near: readonly Candidate[]
  /** What is watched of the categories that I named (V-43). */
  readonly liked: readonly Candidate[]
  /** What everybody watches. */
  readonly popular: readonly Candidate[]
  /** New dramas that hardly anybody was shown yet. */
  readonly fresh: readonly Candidate[]
  readonly seen: ReadonlySet<number>
  /** Begun and left at once, twice. */
  readonly dropped: ReadonlySet<number>
}

/** How many dramas somebody must have watched before those of others say anything. */
export const leastSignals = 3

/** Of what is recommended, this share is new dramas that get their chance. */
const freshShare = 0.15

/** A drama has had its chance after so many showings. */
export const showingsOfNew = 200

/** Begun for less than this is a sign of dislike, if it happens twice and never more was watched. */
export const dropSeconds = 20

/** Dramas of one category beside each other, at most. */
const mostInARow = 2

/** Places count less the further down they are. */
const rankWeight = (place: number) => 1 / (10 + place)

/** Being near to my taste counts twice as much as being popular; so does what I said, until what I watched says more. */
const weightOf = { near: 2, likedAlone: 2, likedBesideNear: 1, popular: 1 } as const

/** Ids in the order in which they are recommended: every candidate once, what I dropped last of all, what I saw before it. */
export function recommend({ near, liked, popular, fresh, seen, dropped }: Taste): number[] {
  const types = new Map([...fresh, ...popular, ...liked, ...near].map(({ id, typeId }) => [id, typeId]))
  const scores = new Map<number, number>()
  const add = (candidates: readonly Candidate[], weight: number) => {
    for (const [place, { id }] of candidates.entries())
      scores.set(id, (scores.get(id) ?? 0) + weight * rankWeight(place))
  }
  add(near, weightOf.near)
  add(liked, near.length === 0 ? weightOf.likedAlone : weightOf.likedBesideNear)
  add(popular, weightOf.popular)
  const isKnown = (id: number) => seen.has(id) || dropped.has(id)
  // What is new in a category that I named needs no chance: it stands among what I like (V-43).
  const isLiked = new Set(liked.map(({ id }) => id))
  const chances = fresh.map(({ id }) => id).filter((id) => !isKnown(id) && !isLiked.has(id))
  const isChance = new Set(chances)
  const ranked = [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id)
  const unknown = mixIn(
    ranked.filter((id) => !isKnown(id) && !isChance.has(id)),
    chances,
  )
  const known = [...ranked.filter((id) => seen.has(id) && !dropped.has(id)), ...ranked.filter((id) => dropped.has(id))]
  return [...spread(unknown, types), ...known]
}

/** Puts the chances among the others, so that they are their share of every beginning. */
function mixIn(others: readonly number[], chances: readonly number[]): number[] {
  const mixed: number[] = []
  let [other, chance] = [0, 0]
  while (other < others.length || chance < chances.length) {
    const isDue = Math.floor((mixed.length + 1) * freshShare) > chance
    const next =
      (isDue && chances[chance] !== undefined) || other >= others.length ? chances[chance++] : others[other++]
    if (next !== undefined) mixed.push(next)
  }
  return mixed
}

/** The same dramas with at most two of a category in a row, as long as there are others; each moves as little as possible. */
function spread(ids: readonly number[], types: ReadonlyMap<number, number>): number[] {
  const waiting = [...ids]
  const row: number[] = []
  while (waiting.length > 0) {
    const last = row.slice(-mostInARow).map((id) => types.get(id))
    const isFull = last.length === mostInARow && new Set(last).size === 1
    const index = isFull ? waiting.findIndex((id) => types.get(id) !== last[0]) : 0
    row.push(...waiting.splice(Math.max(0, index), 1))
  }
  return row
}
