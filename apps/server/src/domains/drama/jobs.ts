import * as z from 'zod'
import { defineJob } from '../../platform/jobs.ts'

/** Forgets old reports of plays, once a night. */
export const forgetPlayReports = defineJob({
  name: 'drama.forgetPlayReports',
  schema: z.object({}),
  pollSeconds: 60,
  schedule: { cron: '40 3 * * *', timeZone: 'UTC' },
})
