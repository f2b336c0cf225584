import * as z from 'zod/mini'
import { call } from '../call.ts'
import { amount, id } from '../schema.ts'
import { episodeNumber } from './schemas.ts'

/** Unlocking episodes for good (S-106). */
export const unlockCalls = {
  buyEpisodes: call({
    id: 'vp-buyVideo',
    method: 'POST',
    path: '/video/api/buyVideo',
    auth: 'bearer',
    rate: '60/min',
    idempotency: 'key',
    request: z.object({
      video_id: id(),
      /** One episode, or 0: all that are still locked, and with them those still to come. */
      number: z.optional(z.union([z.literal(0), episodeNumber()])),
      /** Instead of `number`: these episodes. */
      numbers: z.optional(z.array(episodeNumber()).check(z.minLength(1), z.maxLength(100))),
      coupon_ids: z.optional(z.array(id()).check(z.maxLength(20))),
      /** The price in gold the member saw. If the price differs, the member is asked again (4003 with `data.cost`). */
      expect_cost: z.optional(amount()),
    }),
    data: z.object({ items: z.array(z.int()), cost: amount(), balance: amount() }),
    errors: ['notFound', 'insufficientBalance', 'couponNotUsable', 'couponTypeTwice', 'stateChanged'],
    summary: 'Unlocks one episode, some, or the rest of a drama with gold.',
  }),
} as const
