import type { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { pageOf } from '../page-of.ts'
import { presentRanks } from '../present-ranks.ts'
import { listRanks } from '../queries/charts.ts'

/** One chart as it was made last; who is no longer listed has left it, and the others have moved up. */
export const listCharts: Handler<typeof discoverCalls.listCharts> = async (context, { type, period, page, limit }) => {
  const ranks = presentRanks(context, type, await listRanks(context.db, { type, period }))
  return pageOf(ranks, { page, limit })
}
