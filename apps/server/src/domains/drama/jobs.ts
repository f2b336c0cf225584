import * as z from 'zod'
import { defineJob } from '../../platform/database/jobs.ts'

/** Forgets old reports of plays, once a night. */
export const forgetPlayReports = defineJob({
  name: 'drama.forgetPlayReports',
  schema: z.object({}),
  pollSeconds: 60,
  schedule: { cron: '40 3 * * *', timeZone: 'UTC' },
})

/** Publishes dramas whose time has come: every minute, and at the very second that was set. */
export const publishDueJob = defineJob({
  name: 'drama.publishDue',
  schema: z.object({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
})

/** Tells who saved a drama of its new episodes (C-56). */
export const notifyNewEpisodesJob = defineJob({
  name: 'drama.notifyNewEpisodes',
  schema: z.object({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
})

/** Whatever changes what a drama costs: within minutes nothing of it that is paid for lies about in clear. */
export const protectJob = defineJob({
  name: 'drama.protectLocked',
  schema: z.object({}),
  schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
})
