import * as z from 'zod/mini'
import { amount, count, id } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { videoCard, watchHistory } from './schemas.ts'

/** What a member gives a drama, once (V-39). */
export const rating = () => z.int().check(z.gte(1), z.lte(10))

/** A drama of one of my lists, with where I stopped in it. */
export const collectedVideo = z.extend(videoCard, { mark: z.nullable(watchHistory) })
export type CollectedVideo = z.output<typeof collectedVideo>

/** A task that is done by watching (entities.md, Task). */
export const watchTask = z.object({
  id: id(),
  code: z.string(),
  kind: z.literal('watch'),
  title: z.string(),
  icon: z.string(),
  target: count(),
  progress: count(),
  unit: z.enum(['times', 'seconds', 'episodes']),
  reward_coin: coinCode,
  reward_amount: amount(),
  state: z.literal([0, 1, 2]),
  link: z.string(),
  sort: z.int(),
})
