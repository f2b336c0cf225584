import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { count, empty, id, seconds } from '../schema.ts'
import { homeSettings } from './home-settings.ts'
import { chartPeriod, chartType } from './schemas.ts'

const chart = { type: chartType, period: chartPeriod }

const place = z.int().check(z.gte(1), z.lte(100))

/** A drama in a chart as members see it. */
const chartRow = z.object({
  id: id(),
  title: z.string(),
  cover: z.string(),
  rank: id(),
  rank_value: count(),
  /** 0: nowhere. */
  former_rank: count(),
  /** Where operators want it; 0: wherever it belongs. */
  pinned: count(),
  /** Until when; 0: until it is taken away. */
  pin_end_time: seconds(),
})

/** What members find first: charts and the home page. */
export const discoverOperatorCalls = {
  getChart: call({
    id: 'op-chart',
    method: 'GET',
    path: '/operator/v1/charts',
    auth: 'operator',
    permission: 'content.read',
    request: z.object(chart),
    data: z.object({ list: z.array(chartRow), made_time: seconds() }),
    errors: [],
    summary: 'A chart as members see it, with what is pinned to it',
  }),
  pinDrama: call({
    id: 'op-chart-pin',
    method: 'POST',
    path: '/operator/v1/charts/pin',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ ...chart, drama_id: id(), place, end_time: z._default(seconds(), 0) }),
    data: empty(),
    errors: ['notFound', 'stateChanged'],
    summary: 'Gives a drama a place of a chart; the chart is made anew at once',
  }),
  unpinDrama: call({
    id: 'op-chart-unpin',
    method: 'POST',
    path: '/operator/v1/charts/unpin',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ ...chart, drama_id: id(), reason }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Lets a drama stand in a chart where it belongs',
  }),
  getHomeSettings: call({
    id: 'op-home',
    method: 'GET',
    path: '/operator/v1/home',
    auth: 'operator',
    permission: 'content.read',
    request: empty(),
    data: z.object({ version: count(), settings: homeSettings, icons: z.array(z.string()) }),
    errors: [],
    summary: 'What is set for the home page, and where the pictures of its floating entries are',
  }),
  setHomeSettings: call({
    id: 'op-home-set',
    method: 'POST',
    path: '/operator/v1/home/set',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ version: count(), settings: homeSettings, reason }),
    data: z.object({ version: count() }),
    errors: ['stateChanged', 'fileNotUploaded'],
    summary: 'Sets the home page anew: order and switches of its sections, search words, floating entries',
  }),
} as const
