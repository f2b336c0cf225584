import * as z from 'zod'
import type { ServerContext } from './context.ts'
import type { Domain } from './domain.ts'
import { defineJob } from './platform/database/jobs.ts'
import { forgetOldKeys } from './platform/http/idempotency.ts'
import { dropOldEvents } from './platform/realtime/streams.ts'

const sweep = defineJob({
  name: 'platform.sweep',
  schema: z.object({}),
  schedule: { cron: '17 * * * *', timeZone: 'UTC' },
})

/** Every hour: forgets idempotency keys (C-52) and stream events (C-49) whose time is over. */
export const createHousekeeping = (context: ServerContext): Domain => ({
  calls: [],
  async start() {
    await context.jobs.work(sweep, async (_nothing, { signal }) => {
      const nowMs = context.clock()
      await forgetOldKeys(context.db, nowMs)
      while (!signal.aborted && (await dropOldEvents(context.db, nowMs)) > 0);
    })
  },
})
