import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, empty, flag, id, paged, paging, queryNumber, text } from '../schema.ts'
import { chartPeriod, chartPlace, chartType, feedVideo, videoCard, videoType, vipType } from './schemas.ts'

/** A member names at most so many categories they like. */
export const mostLikedTypes = 3

/** Finding dramas; as everywhere but in `getEpisodes`, nothing here tells where a picture plays. */
export const discoverCalls = {
  listAllVideos: call({
    id: 'vg-videoTotal',
    method: 'GET',
    path: '/video/api/videoTotal',
    auth: 'bearer',
    request: z.object({
      ...paging,
      type_id: z.optional(queryNumber(count())),
      vip_type: z.optional(queryNumber(vipType)),
      is_end: z.optional(queryNumber(flag())),
      sort: z._default(z.enum(['new', 'hot', 'score']), 'hot'),
    }),
    data: paged(videoCard),
    errors: [],
    summary: 'Every published drama with filters; total is the number of dramas.',
  }),
  listCharts: call({
    id: 'vg-videoCharts',
    method: 'GET',
    path: '/video/api/videoCharts',
    auth: 'bearer',
    request: z.object({
      ...paging,
      type: z._default(chartType, 'hot'),
      period: z._default(chartPeriod, 'week'),
    }),
    data: paged(chartPlace),
    errors: [],
    summary: 'A chart of at most 100 dramas, made anew every 10 minutes, with the place each had a day before.',
  }),
  listRecommended: call({
    id: 'vg-videoRecom',
    method: 'GET',
    path: '/video/api/videoRecom',
    auth: 'bearer',
    request: z.object({ ...paging, id: z.optional(queryNumber(id())) }),
    data: paged(videoCard),
    errors: [],
    summary: 'Dramas recommended to me, or with `id` those like that one.',
  }),
  getFilters: call({
    id: 'vg-getVideoType',
    method: 'GET',
    path: '/video/api/getVideoType',
    auth: 'bearer',
    request: empty(),
    data: z.object({
      types: z.array(videoType),
      areas: z.array(z.string()),
      years: z.array(z.int()),
      vip_types: z.array(z.object({ id: vipType, name: z.string() })),
    }),
    errors: [],
    summary: 'All values dramas can be filtered by.',
  }),
  /** The documents do not know this row. */
  setTaste: call({
    id: 'vp-taste',
    method: 'POST',
    path: '/video/api/taste',
    auth: 'bearer',
    rate: '20/min',
    request: z.object({ type_ids: z.array(id()).check(z.maxLength(mostLikedTypes)) }),
    data: z.object({ type_ids: z.array(id()) }),
    errors: [],
    summary: 'Which categories I like, at most three; recommendations follow the last answer. None takes it back.',
  }),
  /** As above. */
  getTaste: call({
    id: 'vp-getTaste',
    method: 'GET',
    path: '/video/api/getTaste',
    auth: 'bearer',
    request: empty(),
    data: z.object({ type_ids: z.array(id()) }),
    errors: [],
    summary: 'Which categories I said that I like.',
  }),
  listRandom: call({
    id: 'vg-random',
    method: 'GET',
    path: '/video/api/random',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      limit: z._default(queryNumber(z.int().check(z.gte(1), z.lte(20))), 5),
      seed: z.optional(text(1, 60)),
    }),
    data: z.object({ list: z.array(feedVideo), seed: z.string() }),
    errors: [],
    summary: 'Dramas in random order, each with the first episode I can watch; none comes twice within a seed.',
  }),
  listMore: call({
    id: 'vp-moreC',
    method: 'POST',
    path: '/video/api/moreC',
    auth: 'bearer',
    request: z.object({
      ...paging,
      section: z.enum(['latest', 'all', 'ranking', 'recommended', 'type']),
      type_id: z.optional(id()),
    }),
    data: z.extend(paged(videoCard), { title: z.string() }),
    errors: ['notFound'],
    summary: 'The whole list behind a section of the home page, or of a category.',
  }),
} as const
