import * as z from 'zod'
import { defineJob } from '../../platform/jobs.ts'

/** A notification that a push service did not take is tried again for about five minutes. */
export const retryJob = defineJob({
  name: 'push.retry',
  schema: z.object({ sessionId: z.number(), streamId: z.number() }),
  concurrency: 4,
  retry: { limit: 5, delaySeconds: 5, isGrowing: true },
  timeoutSeconds: 60,
})

/** One at a time of a browser and a conversation: it tells the newest message whenever it runs. */
export const retryKey = (sessionId: number, streamId: number): string => `${sessionId}-${streamId}`

export const sweepJob = defineJob({
  name: 'push.sweep',
  schema: z.object({}),
  schedule: { cron: '53 * * * *', timeZone: 'UTC' },
})
