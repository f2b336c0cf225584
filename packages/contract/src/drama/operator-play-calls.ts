import * as z from 'zod/mini'
import { call } from '../call.ts'
import { dayText, shownDays } from '../payments/operator-finance-schemas.ts'
import { count, id, queryNumber, seconds } from '../schema.ts'
import { dramaForm } from './operator-schemas.ts'

/** How plays went. Times of first frames are null where none was shown; nobody knows what was watched by each kind of connection. */
const figures = {
  plays: count(),
  /** Plays that could not go on, for whatever was reported. */
  failed: count(),
  /** Those that were prepared before they were asked for. */
  prepared: count(),
  /** Time to the first frame: half of the plays, and 95 of 100, took no longer; in ms. */
  ttff_p50: z.nullable(count()),
  ttff_p95: z.nullable(count()),
  stalls: count(),
  stall_ms: count(),
}

const watched = {
  watched_seconds: count(),
  views: count(),
  /** Ten-thousandths of the time at the player that were spent waiting. */
  rebuffer_e4: count(),
}

const playDay = z.object({ day: dayText, ...figures, ...watched })
export type PlayDay = z.output<typeof playDay>

/** `net`: as browsers name it, `other` or, where they say nothing, ''. */
const playNet = z.object({ net: z.string(), ...figures })
export type PlayNet = z.output<typeof playNet>

const playDrama = z.extend(z.pick(dramaForm, { language: true, texts: true }), { id: id(), ...figures, ...watched })
export type PlayDrama = z.output<typeof playDrama>

/** How dramas are watched and how well they play. */
export const playOperatorCalls = {
  getPlayFigures: call({
    id: 'op-play-figures',
    method: 'GET',
    path: '/operator/v1/play-figures',
    auth: 'operator',
    permission: 'content.read',
    request: z.object({
      days: z._default(shownDays, 30),
      /** Without, of all dramas together. */
      drama_id: z.optional(queryNumber(id())),
    }),
    data: z.object({
      /** The newest first, today included. */
      days: z.array(playDay),
      nets: z.array(playNet),
      /** The twenty that were watched longest. */
      dramas: z.array(playDrama),
      /** Plays of later are not counted yet; 0 where none are. */
      until_time: seconds(),
    }),
    errors: ['notFound'],
    summary: 'Plays and how well they went by day of the platform, by connection and by drama',
  }),
} as const
