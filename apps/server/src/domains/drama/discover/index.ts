import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { ServerContext } from '../../../context.ts'
import { type BoundCall, bindCalls } from '../../../platform/http/handlers.ts'
import { getFilters } from './calls/get-filters.ts'
import { getTaste } from './calls/get-taste.ts'
import { listAllVideos } from './calls/list-all-videos.ts'
import { listCharts } from './calls/list-charts.ts'
import { listMore } from './calls/list-more.ts'
import { listRandom } from './calls/list-random.ts'
import { listRecommended } from './calls/list-recommended.ts'
import { setTaste } from './calls/set-taste.ts'
import { createShowingCount, type ShowingCount } from './showing-count.ts'

/** Charts, recommendations and the random feed. */
export interface Discovering {
  readonly calls: readonly BoundCall[]
  readonly showings: ShowingCount
}

export function createDiscovering(context: ServerContext): Discovering {
  const showings = createShowingCount(context)
  return {
    showings,
    calls: bindCalls(discoverCalls, {
      listAllVideos,
      listCharts,
      listRecommended: listRecommended(showings),
      getFilters,
      getTaste,
      setTaste,
      listRandom,
      listMore: listMore(showings),
    }),
  }
}
