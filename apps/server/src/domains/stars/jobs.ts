import { coldAfterMs, hotOf } from '@cliffhanger/rules/stars/hot.ts'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import { deleteGone, listActive, setHot, sumStars } from './queries/activity.ts'

export const rankStarsJob = defineJob({
  name: 'stars.rank',
  schema: z.object({}),
  schedule: { cron: '*/10 * * * *', timeZone: 'UTC' },
})

export const removeGoneJob = defineJob({
  name: 'stars.removeGone',
  schema: z.object({}),
  pollSeconds: 60,
  schedule: { cron: '50 * * * *', timeZone: 'UTC' },
})

const postsAtOnce = 1000
const rowsAtOnce = 5000

type Context = Pick<ServerContext, 'db' | 'clock'>

/** Finds out anew how hot posts and stars are; answers how many posts changed. */
export async function rankStars({ db, clock }: Context, signal?: AbortSignal): Promise<number> {
  const nowMs = clock()
  const isAborted = () => signal?.aborted === true
  let changed = 0
  for (let afterId = 0; !isAborted(); ) {
    const rows = await listActive(db, { afterId, sinceMs: nowMs - coldAfterMs, limit: postsAtOnce })
    const wanted = rows.flatMap((row) => {
      const activity = { views: row.view_total, comments: row.comment_total, ageMs: nowMs - row.published_ms }
      const hot = hotOf(activity)
      return hot === row.hot ? [] : [{ id: row.id, hot }]
    })
    if (wanted.length > 0) changed += await setHot(db, wanted)
    const last = rows.at(-1)
    if (!last || rows.length < postsAtOnce) break
    afterId = last.id
  }
  await sumStars(db)
  return changed
}

/** Removes posts that their authors deleted with what stood under them, a bounded number of rows at a time; answers how many rows went. */
export async function removeGone({ db }: Pick<ServerContext, 'db'>, signal?: AbortSignal): Promise<number> {
  for (let total = 0; ; ) {
    const gone = signal?.aborted === true ? 0 : await deleteGone(db, rowsAtOnce)
    total += gone
    if (gone === 0) return total
  }
}

export async function startStarJobs(context: ServerContext): Promise<void> {
  await context.jobs.work(rankStarsJob, async (_nothing, { signal }) => {
    await rankStars(context, signal)
  })
  await context.jobs.work(removeGoneJob, async (_nothing, { signal }) => {
    await removeGone(context, signal)
  })
}
