import type { CallData } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { HomeBanner, HomeSection, VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useWatched } from '../../watched.ts'
import { distinctRow, fairShare, fewestDramas, spareDramas } from './distinct-rows.ts'

/** Covers beside each other in a grid of home. */
export type GridColumns = 3 | 5 | 6

/** A chart shows so many, also where a quarter of the platform is less. */
const leastPlaces = 5

/** What the upper sections of home show; undefined while it is on its way. */
export interface HomeRows {
  readonly latest: readonly VideoCard[] | undefined
  readonly ranking: CallData<typeof discoverCalls.listCharts>['list'] | undefined
  /** Everything that stands at the top, in these two, and among what one goes on watching. */
  readonly shown: ReadonlySet<number> | undefined
  /** What stands in the section right above the recommendations. */
  readonly near: ReadonlySet<number>
}

/** A desktop shows five places beside each other. */
const wholeRows = (places: number) => (places > 5 ? places - (places % 5) : places)

const mostRequested = 100

/** The dramas of home's upper sections. The chart is what it is, as far as a small platform has one; what is new leaves out what stands elsewhere,
 *  also in the chart. */
export function useHomeRows(
  sections: readonly HomeSection[],
  banners: readonly HomeBanner[],
  columns: GridColumns,
): HomeRows {
  const limitOf = (code: HomeSection['code']) => {
    const section = sections.find((shown) => shown.code === code)
    return section && Math.max(1, section.limit)
  }
  const [latestLimit, rankingLimit, historyLimit] = [limitOf('latest'), limitOf('ranking'), limitOf('history')]
  const latest = useCall(
    dramaCalls.listTheater,
    { limit: Math.min(mostRequested, (latestLimit ?? 1) + spareDramas) },
    { enabled: latestLimit !== undefined },
  )
  const charts = useCall(
    discoverCalls.listCharts,
    { limit: rankingLimit ?? 1 },
    { enabled: rankingLimit !== undefined },
  )
  const watched = useWatched()

  const shown = new Set(banners.flatMap(({ video }) => (video ? [video.id] : [])))
  const continued = watched.slice(0, historyLimit ?? 0)
  for (const { id } of continued) shown.add(id)
  const { list: places = [], total: ranked = 0 } = charts.data ?? {}
  const most = fairShare(rankingLimit ?? 0, ranked, leastPlaces)
  // Operators who want one or two get them.
  const ranking =
    places.length < Math.min(fewestDramas, rankingLimit ?? 1)
      ? []
      : places.slice(0, columns === 6 ? wholeRows(most) : most)
  const { list: dramas = [], total = 0 } = latest.data ?? {}
  const shape = { limit: fairShare(latestLimit ?? 0, total, columns), columns }
  const news = distinctRow(dramas, new Set([...shown, ...ranking.map(({ id }) => id)]), shape)
  for (const { id } of [...news, ...ranking]) shown.add(id)
  const isLoading = latest.isLoading || charts.isLoading
  return {
    latest: isLoading ? undefined : news,
    ranking: charts.isLoading ? undefined : ranking,
    shown: isLoading ? undefined : shown,
    near: new Set(lastRow(sections, { latest: news, ranking, history: continued }).map(({ id }) => id)),
  }
}

type Row = readonly { readonly id: number }[]

/** The last row that is drawn above the recommendations. */
function lastRow(sections: readonly HomeSection[], rows: Readonly<Partial<Record<HomeSection['code'], Row>>>): Row {
  const end = sections.findIndex(({ code }) => code === 'recommended')
  const above = sections.slice(0, Math.max(0, end)).map(({ code }) => rows[code] ?? [])
  return above.findLast((row) => row.length > 0) ?? []
}
