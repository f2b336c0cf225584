import type { Db } from '../../../platform/database/db.ts'
import { findOverviews, type OverviewRow } from '../queries/overview.ts'
import { type Days, listMostWatched, listWatchedDays, type WatchedRow, type WatchSums } from './queries.ts'

export interface Watched {
  /** By day; a day on which nothing was watched is missing. */
  readonly days: ReadonlyMap<string, WatchSums>
  /** The most watched first. */
  readonly dramas: readonly (WatchedRow & { readonly drama: OverviewRow })[]
}

/** What was watched in a period and in the one before it, by day, and the dramas that were watched longest. */
export async function readWatched(
  db: Db,
  { before, period, limit }: { readonly before: Days; readonly period: Days; readonly limit: number },
): Promise<Watched> {
  const [days, rows] = await Promise.all([
    listWatchedDays(db, { from: before.from, to: period.to }),
    listMostWatched(db, before, period, limit),
  ])
  const overviews = await findOverviews(
    db,
    rows.map(({ drama_id }) => drama_id),
  )
  const dramaOf = new Map(overviews.map((drama) => [drama.id, drama]))
  return {
    days: new Map(days.map((sums) => [sums.name, sums])),
    dramas: rows.flatMap((row) => {
      const drama = dramaOf.get(row.drama_id)
      return drama ? [{ ...row, drama }] : []
    }),
  }
}
