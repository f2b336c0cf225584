import { dayMs } from '@cliffhanger/contract/duration.ts'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import { announcePlanned } from './announcements.ts'
import type { Notices } from './notices.ts'
import { deleteOld } from './queries/written.ts'

const announceJob = defineJob({
  name: 'notices.announce',
  schema: z.object({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
})
const forgetJob = defineJob({
  name: 'notices.forget',
  schema: z.object({}),
  pollSeconds: 60,
  schedule: { cron: '20 4 * * *', timeZone: 'UTC' },
})

/** How long a member's notices are kept, and announcements once they are over. */
const retentionMs = 180 * dayMs
const forgottenAtOnce = 5000

/** Deletes what nobody reads any more, a bounded number at a time; answers how many rows went. */
export async function forgetOldNotices({ db, clock }: Pick<ServerContext, 'db' | 'clock'>, signal: AbortSignal) {
  const before = clock() - retentionMs
  for (let total = 0; ; ) {
    const gone = signal.aborted ? 0 : await deleteOld(db, { madeMs: before, overMs: before }, forgottenAtOnce)
    total += gone
    if (gone === 0) return total
  }
}

/** What happens by time: announcements begin, and old notices are forgotten. */
export async function startNoticeJobs(context: ServerContext, notices: Notices): Promise<void> {
  await context.jobs.work(announceJob, async () => {
    await announcePlanned(context, notices)
  })
  await context.jobs.work(forgetJob, async (_nothing, { signal }) => {
    await forgetOldNotices(context, signal)
  })
}
