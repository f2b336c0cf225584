interface Known {
  readonly id: number
}

/** Rows are asked for so many more dramas than they show: those that stand elsewhere are left out. */
export const spareDramas = 24

/** Fewer are no row, and leave most of it empty. */
export const fewestDramas = 3

/** So many of `limit` dramas that a platform of `total` dramas goes round: not more than a quarter of them, but `atLeast`. */
export const fairShare = (limit: number, total: number, atLeast: number): number =>
  Math.min(limit, Math.max(atLeast, Math.floor(total / 4)))

interface Shape {
  /** The most dramas that are wanted. */
  readonly limit: number
  readonly columns: number
}

/** Up to `limit` dramas that stand nowhere else, in whole rows of `columns`, or as many as begin one; none where they are too few. */
export function distinctRow<Drama extends Known>(
  list: readonly Drama[],
  shown: ReadonlySet<number>,
  { limit, columns }: Shape,
): readonly Drama[] {
  const row = list.filter(({ id }) => !shown.has(id)).slice(0, limit)
  if (row.length < Math.min(limit, fewestDramas)) return []
  return row.length > columns ? row.slice(0, row.length - (row.length % columns)) : row
}
