import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { HomeBanner, HomeSection, VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useWatched } from '../watched.ts'
import { distinctRow, spareDramas } from './distinct-rows.ts'

/** Covers beside each other in a grid of home. */
export type GridColumns = 3 | 6

/** What a section of home shows. */
export interface HomeRow {
  /** Of a grid; undefined while they are on their way. */
  readonly dramas: readonly VideoCard[] | undefined
  /** What stands above it. */
  readonly above: ReadonlySet<number>
}

const mostRequested = 100

const limitOf = (section: HomeSection | undefined) =>
  Math.min(mostRequested, Math.max(1, section?.limit ?? 1) + spareDramas)

/** The dramas of home's sections, in the order of the page: none shows what stands above it, but the chart, which is what it is. */
export function useHomeRows(
  sections: readonly HomeSection[],
  banners: readonly HomeBanner[],
  columns: GridColumns,
): ReadonlyMap<HomeSection['code'], HomeRow> {
  const section = (code: HomeSection['code']) => sections.find((shown) => shown.code === code)
  const [latest, recommended] = [section('latest'), section('recommended')]
  const lists = {
    latest: useCall(dramaCalls.listTheater, { limit: limitOf(latest) }, { enabled: latest !== undefined }),
    recommended: useCall(
      discoverCalls.listRecommended,
      { limit: limitOf(recommended) },
      { enabled: recommended !== undefined },
    ),
  }
  const watched = useWatched()
  const above = new Set(banners.flatMap(({ video }) => (video ? [video.id] : [])))
  // What is shown twice stands where it was shown last.
  const show = (dramas: readonly { readonly id: number }[]) => {
    for (const { id } of dramas) {
      above.delete(id)
      above.add(id)
    }
  }
  const rows = new Map<HomeSection['code'], HomeRow>()
  for (const { code, limit } of sections) {
    if (code === 'history') show(watched.slice(0, limit))
    if (code === 'all') rows.set(code, { dramas: undefined, above: new Set(above) })
    if (code !== 'latest' && code !== 'recommended') continue
    const { data, isPending } = lists[code]
    // Nothing where it cannot be had: the feed below tells why.
    const dramas = isPending ? undefined : distinctRow(data?.list ?? [], above, { limit, columns })
    rows.set(code, { dramas, above: new Set(above) })
    show(dramas ?? [])
  }
  return rows
}
