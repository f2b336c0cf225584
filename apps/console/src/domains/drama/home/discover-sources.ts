import type { CallData } from '@cliffhanger/contract/call.ts'
import { discoverOperatorCalls } from '@cliffhanger/contract/drama/operator-discover-calls.ts'
import { type ChartPeriod, type ChartType, chartPeriod, chartType } from '@cliffhanger/contract/drama/schemas.ts'
import { pageOf, type Source } from '../../../platform/data-provider.ts'
import { callServer } from '../../../platform/server.ts'

/** A place of a chart, with when the chart was made. */
export type ShownPlace = CallData<typeof discoverOperatorCalls.getChart>['list'][number] & {
  readonly made_time: number
}

/** Which chart a filter names. */
export const chartOf = (filter: Readonly<Record<string, unknown>>): { type: ChartType; period: ChartPeriod } => ({
  type: chartType.options.find((each) => each === filter['type']) ?? 'hot',
  period: chartPeriod.options.find((each) => each === filter['period']) ?? 'week',
})

export const chartSource: Source = {
  list: async ({ page, limit, filter }) => {
    const { list, made_time } = await callServer(discoverOperatorCalls.getChart, chartOf(filter))
    return pageOf(
      list.map((place) => ({ ...place, made_time })),
      { page, limit },
    )
  },
}

export const homeSource: Source = {
  list: async () => ({ list: [await readHome()], total: 1 }),
  one: readHome,
}

/** Each floating entry with the address of its picture, for the form to show. */
async function readHome() {
  const { version, settings, icons } = await callServer(discoverOperatorCalls.getHomeSettings, {})
  const float_entries = settings.float_entries.map((entry, index) => ({ ...entry, address: icons[index] ?? '' }))
  return { id: 1, version, settings: { ...settings, float_entries } }
}
