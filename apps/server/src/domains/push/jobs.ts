import * as z from 'zod'
import { defineJob } from '../../platform/database/jobs.ts'

/** The notification of a message that a push service did not take is tried again for about five minutes. */
export const retryJob = defineJob({
  name: 'push.retry',
  schema: z.object({ sessionId: z.number(), streamId: z.number() }),
  concurrency: 4,
  retry: { limit: 5, delaySeconds: 5, isGrowing: true },
  timeoutSeconds: 60,
})

/** One at a time of a browser and a conversation: it tells the newest message whenever it runs. */
export const retryKey = (sessionId: number, streamId: number): string => `${sessionId}-${streamId}`

/** The same for the notification of a member's own notice. */
export const retryNoticeJob = defineJob({
  ...retryJob,
  name: 'push.retryNotice',
  schema: z.object({ sessionId: z.number(), noticeId: z.number() }),
})

export const retryNoticeKey = (sessionId: number, noticeId: number): string => `${sessionId}-${noticeId}`

/** Tells a page of everybody of an announcement; the next page is queued before. What is lost in a crash is not told again: once is
 *  enough, twice is too much. */
export const announceJob = defineJob({
  name: 'push.announce',
  schema: z.object({ noticeId: z.number(), afterSession: z.number() }),
  pollSeconds: 0.5,
  retry: { limit: 0, delaySeconds: 0 },
})

export const announceKey = (noticeId: number, afterSession: number): string => `${noticeId}-${afterSession}`

export const sweepJob = defineJob({
  name: 'push.sweep',
  schema: z.object({}),
  schedule: { cron: '53 * * * *', timeZone: 'UTC' },
})
