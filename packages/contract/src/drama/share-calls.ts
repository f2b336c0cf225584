import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, id, queryNumber } from '../schema.ts'
import { episodeNumber, sharedVideo, videoItem } from './schemas.ts'

/** The code of a shared link, as it stands in `/s/{code}`. */
export const shareCode = () => z.string().check(z.regex(/^[2-9a-hjkmnp-z]{8}$/))

/** A poster is drawn in these units, whatever its picture's size. */
export const posterSize = { width: 750, height: 1334 } as const

/** The smallest code on a poster, its quiet zone included: so the code itself is 200 or more for every address of ours. */
export const smallestPosterCode = 290
export const largestPosterCode = 600

/** A background a code is drawn on. Without `image_url` the client paints it: a drama's cover, or the platform's colours. */
export const poster = z.object({
  id: count(),
  image_url: z.string(),
  qr_x: count(),
  qr_y: count(),
  qr_size: count(),
  text_color: z.string(),
})
export type Poster = z.output<typeof poster>

/** Sharing dramas by links that carry who shares (S-103, V-25). */
export const shareCalls = {
  getShareLink: call({
    id: 'vg-videoCode',
    method: 'GET',
    path: '/video/api/videoCode',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ video_id: queryNumber(id()), number: z.optional(queryNumber(episodeNumber())) }),
    data: z.object({
      code: shareCode(),
      url: z.string(),
      title: z.string(),
      cover: z.string(),
      share_text: z.string(),
    }),
    errors: ['notFound'],
    summary: 'My link to a drama or one of its episodes: the same one each time it is asked for.',
  }),
  getShared: call({
    id: 'vg-videoShared',
    method: 'GET',
    path: '/video/api/videoShared',
    auth: 'bearer',
    rate: '240/min',
    request: z.object({
      code: z.optional(shareCode()),
      video_id: z.optional(queryNumber(id())),
      number: z.optional(queryNumber(episodeNumber())),
    }),
    data: z.object({ video: sharedVideo, number: count(), item: z.optional(videoItem) }),
    errors: ['notFound'],
    summary:
      'What a link to a drama leads to, as a card in a chat shows it: by the code of a shared link, or by the drama and an episode of it. item is there where that episode is out.',
  }),
  listPosters: call({
    id: 'vg-poster',
    method: 'GET',
    path: '/video/api/poster',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({
      type: z._default(z.enum(['invite', 'video']), 'invite'),
      video_id: z.optional(queryNumber(id())),
    }),
    data: z.object({ list: z.array(poster), url: z.string(), user_code: z.string() }),
    errors: ['notFound'],
    summary: 'Backgrounds of posters, and the link that is drawn on them.',
  }),
} as const
