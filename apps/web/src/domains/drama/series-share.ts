interface Place {
  /** The last episode that is out. */
  readonly released: number
  readonly number: number
  readonly positionSeconds: number
  readonly durationSeconds: number
  readonly isDone?: boolean
}

/** How much of what is out of a drama lies behind a member, 0…1: the episodes before the one they stopped in, and what they saw of that one. A bar at a
 *  cover means this on every screen. */
export const seriesShare = ({ released, number, positionSeconds, durationSeconds, isDone = false }: Place): number => {
  const ofEpisode = durationSeconds > 0 ? Math.min(1, positionSeconds / durationSeconds) : 0
  return (number - 1 + (isDone ? 1 : ofEpisode)) / Math.max(released, number, 1)
}
