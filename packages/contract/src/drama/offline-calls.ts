import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, flag, id, queryNumber, seconds } from '../schema.ts'
import { episodeNumber, videoItem } from './schemas.ts'

/** One episode of one drama. */
const episodeName = z.object({ video_id: id(), number: episodeNumber() })

/** The right of one device to play its copy of an episode (C-55). */
export const offlineLicence = z.object({
  video_id: id(),
  number: id(),
  /** When the copy stops playing unless the licence is renewed before; 0 where it may not be played. */
  end_time: seconds(),
  /** Why there is no licence, '' where there is one: `gone` is a drama or an episode that members no longer see, `limit` too many devices
   *  or episodes, the others are those of an episode. */
  deny_reason: z.enum([...videoItem.shape.deny_reason.options, 'gone', 'limit']),
})
export type OfflineLicence = z.output<typeof offlineLicence>

/** Copies of episodes on a device that play without a network (S-114). No document has these calls. */
export const offlineCalls = {
  listSizes: call({
    id: 'vg-offlineSizes',
    method: 'GET',
    path: '/video/api/offlineSizes',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ video_id: queryNumber(id()) }),
    data: z.object({
      list: z.array(z.object({ number: id(), sizes: z.array(z.object({ name: z.string(), bytes: count() })) })),
    }),
    errors: ['notFound'],
    summary: 'Episodes of a drama that I may save, with about how large each quality of them is, the lightest first.',
  }),
  saveEpisode: call({
    id: 'vp-offlineSave',
    method: 'POST',
    path: '/video/api/offlineSave',
    auth: 'bearer',
    rate: '60/min',
    request: episodeName,
    data: z.object({ licence: offlineLicence, play_url: z.string() }),
    errors: ['notFound', 'episodeLocked'],
    summary: 'A licence for this device to keep an episode, and the address to copy it from. Repeating it renews both.',
  }),
  renewLicences: call({
    id: 'vp-offlineRenew',
    method: 'POST',
    path: '/video/api/offlineRenew',
    auth: 'bearer',
    rate: '30/min',
    request: z.object({
      episodes: z.array(episodeName).check(z.maxLength(200)),
      /** 1: these are all this device holds, also in part. Its other licences end. */
      is_all: z.optional(flag()),
    }),
    data: z.object({ list: z.array(offlineLicence) }),
    errors: [],
    quiet: true,
    summary:
      'Renews the licences of copies on this device, or tells of each why it ends; `is_all` ends its other licences.',
  }),
  releaseLicences: call({
    id: 'vp-offlineRelease',
    method: 'POST',
    path: '/video/api/offlineRelease',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ episodes: z.array(episodeName).check(z.minLength(1), z.maxLength(200)) }),
    data: z.object({ released: count() }),
    errors: [],
    quiet: true,
    summary: 'Tells that this device holds these copies no longer, which makes room for others.',
  }),
} as const
