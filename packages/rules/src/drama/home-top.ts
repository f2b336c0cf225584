/** A picture that may stand at the top of home. */
interface Picture {
  /** Where it leads to a drama. */
  readonly dramaId?: number | undefined
  /** Of a category that the member named (V-43). */
  readonly isLiked: boolean
  /** The member began it: it stands among what they go on watching, or is over. */
  readonly isSeen: boolean
}

/** So many of what a member likes stand before what operators chose. */
const mostLiked = 3

/** Where operators chose so many, what a member has begun is replaced by others. */
const mostReplaced = 3

/**
 * The pictures at the top of home for a member: what operators put before their first drama, what the member likes, then the others that operators
 * chose. What the member has begun is left out, and others take its place; it stays only where there is nothing else. `chosen` is in the order of
 * operators, `others` the best first and unseen.
 */
export function homeTop<Item extends Picture>(chosen: readonly Item[], others: readonly Item[]): readonly Item[] {
  const ids = new Set(chosen.flatMap(({ dramaId }) => dramaId ?? []))
  const spare = others.filter(({ dramaId }) => dramaId === undefined || !ids.has(dramaId))
  const firstDrama = chosen.findIndex(({ dramaId }) => dramaId !== undefined)
  const messages = firstDrama === -1 ? chosen : chosen.slice(0, firstDrama)
  const dramas = chosen.slice(messages.length).filter(({ isSeen }) => !isSeen)
  const liked = [...dramas, ...spare].filter(({ isLiked }) => isLiked).slice(0, mostLiked)
  const top = [...messages, ...liked, ...dramas.filter((picture) => !liked.includes(picture))]
  const rest = spare.filter((picture) => !liked.includes(picture))
  const missing = Math.min(mostReplaced, chosen.length) - top.length
  const whole = [...top, ...rest.slice(0, Math.max(0, missing))]
  return whole.length > 0 ? whole : chosen
}
