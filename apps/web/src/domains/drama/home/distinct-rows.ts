interface Known {
  readonly id: number
}

/** Rows are asked for so many more dramas than they show: those that stand above are left out. */
export const spareDramas = 12

/**
 * Up to `limit` dramas of a row in whole rows of `columns`: those that nothing above shows, and others only where these do not fill one row,
 * what stands furthest above first. `above` is in the order of the page.
 */
export function distinctRow<Drama extends Known>(
  list: readonly Drama[],
  above: ReadonlySet<number>,
  { limit, columns }: { readonly limit: number; readonly columns: number },
): readonly Drama[] {
  const unseen = list.filter(({ id }) => !above.has(id))
  const count = Math.min(limit, unseen.length)
  if (count >= columns) return unseen.slice(0, count - (count % columns))
  const known = new Map(list.map((drama) => [drama.id, drama]))
  const repeated = [...above].flatMap((id) => known.get(id) ?? [])
  return [...unseen, ...repeated].slice(0, Math.min(limit, columns))
}

/** A page of a feed with what stands above it put last, so that nothing is missing and nothing is seen twice at once. */
export const seenLast = <Drama extends Known>(
  list: readonly Drama[],
  above: ReadonlySet<number>,
  pageSize: number,
): readonly Drama[] => {
  const first = list.slice(0, pageSize)
  const isAbove = ({ id }: Known) => above.has(id)
  return [...first.filter((drama) => !isAbove(drama)), ...first.filter(isAbove), ...list.slice(pageSize)]
}
