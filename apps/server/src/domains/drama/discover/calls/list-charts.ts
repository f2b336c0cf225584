import type { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { pageOf } from '../page-of.ts'
import { presentPlaces } from '../present-places.ts'
import { listPlaces } from '../queries/charts.ts'

/** One chart as it was made last; who is no longer listed has left it, and the others have moved up. */
export const listCharts: Handler<typeof discoverCalls.listCharts> = async (context, { type, period, page, limit }) => {
  const places = presentPlaces(context, await listPlaces(context.db, { type, period }))
  return pageOf(places, { page, limit })
}
