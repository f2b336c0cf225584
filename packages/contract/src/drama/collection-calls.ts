import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, empty, flag, id, paged, paging, text } from '../schema.ts'
import { collectedVideo, rating } from './collection-schemas.ts'
import { banner, episodeNumber, score } from './schemas.ts'

/** A member's collection of dramas, and what the page "Me" shows besides the wallet. */
export const collectionCalls = {
  setBinge: call({
    id: 'vp-setVideo',
    method: 'POST',
    path: '/video/api/setVideo',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ video_ids: z.array(id()).check(z.minLength(1), z.maxLength(100)), value: flag() }),
    data: z.object({ video_ids: z.array(id()), value: flag(), binge_total: count() }),
    errors: ['notFound'],
    summary: 'Puts dramas on my binge-watch list, or takes them off.',
  }),
  /** `list` and `total` are what is there after a deletion. */
  listMine: call({
    id: 'vp-memberVideo',
    method: 'POST',
    path: '/video/api/memberVideo',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      ...paging,
      type: z.enum(['history', 'binge', 'skr', 'bought']),
      action: z._default(z.enum(['list', 'delete']), 'list'),
      ids: z.optional(z.array(id()).check(z.maxLength(100))),
      keyword: z.optional(text(1, 50)),
    }),
    data: paged(collectedVideo),
    errors: ['noPermission'],
    summary:
      'My watch history, binge-watch list, liked or bought dramas; with action delete without those of `ids`, or empty.',
  }),
  setSkr: call({
    id: 'vp-videoSkr',
    method: 'POST',
    path: '/video/api/videoSkr',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      video_id: id(),
      /** 0: the drama itself. */
      number: z._default(z.union([z.literal(0), episodeNumber()]), 0),
      value: flag(),
    }),
    data: z.object({ is_skr: flag(), skr_count: count() }),
    errors: ['notFound'],
    summary: 'Likes a drama or one of its episodes, or takes the like back.',
  }),
  rateVideo: call({
    id: 'vp-videoScore',
    method: 'POST',
    path: '/video/api/videoScore',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ video_id: id(), score: rating() }),
    data: z.object({ my_score: rating(), score: score(), score_count: count() }),
    errors: ['notFound', 'alreadyRated'],
    summary: 'Rates a drama once, from 1 to 10 (V-39).',
  }),
  listMemberBanners: call({
    id: 'vg-userBanner',
    method: 'GET',
    path: '/video/api/userBanner',
    auth: 'bearer',
    request: z.object({ position: z._default(z.enum(['mine', 'bonus', 'events', 'invite']), 'mine') }),
    data: z.object({ list: z.array(banner) }),
    errors: [],
    summary: 'Banners of the pages about the member.',
  }),
  getOnline: call({
    id: 'vg-online',
    method: 'GET',
    path: '/video/api/online',
    auth: 'bearer',
    rate: '30/min',
    request: empty(),
    data: z.object({ online_total: count(), team_online: count() }),
    errors: [],
    summary: 'How many members are online, on the platform and among those I invited.',
  }),
  getInviteAddress: call({
    id: 'vg-urlH5',
    method: 'GET',
    path: '/video/api/urlH5',
    auth: 'bearer',
    request: empty(),
    data: z.object({ url: z.string(), android_url: z.string(), ios_url: z.string(), short_url: z.string() }),
    errors: [],
    summary: 'The address that leads others here by my invitation, and where the app can be downloaded.',
  }),
} as const
