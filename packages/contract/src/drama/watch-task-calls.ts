import * as z from 'zod/mini'
import { call } from '../call.ts'
import { task } from '../rewards/schemas.ts'
import { amount, id } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { episodeNumber } from './schemas.ts'

/** A task that is done by watching (entities.md, Task). */
const watchTask = z.extend(task, { kind: z.literal('watch') })
export type WatchTask = z.output<typeof watchTask>

/** What watching to the end leads to. A table of its own: home needs no rewards. */
export const watchTaskCalls = {
  finishWatching: call({
    id: 'vp-watchDone',
    method: 'POST',
    path: '/video/api/watchDone',
    auth: 'bearer',
    rate: '60/min',
    idempotency: 'key',
    request: z.object({
      video_id: z.optional(id()),
      number: z.optional(episodeNumber()),
      task_id: z.optional(id()),
    }),
    data: z.object({
      tasks: z.array(watchTask),
      reward: z.nullable(z.object({ coin_code: coinCode, amount: amount() })),
      balance: amount(),
    }),
    errors: ['notFound', 'taskNotClaimable'],
    summary: 'Tells that an episode was watched to its end, or claims a finished watch task.',
  }),
}
