import * as z from 'zod'
import type { Db } from '../../platform/database/db.ts'
import { defineJob, type Jobs } from '../../platform/database/jobs.ts'

/** One at a time in a process: ffmpeg takes all the processors it is given. */
export const transcodeJob = defineJob({
  name: 'media.transcodeAsset',
  schema: z.object({ assetId: z.number() }),
  concurrency: 1,
  retry: { limit: 4, delaySeconds: 5, isGrowing: true },
  timeoutSeconds: 60 * 60,
  pollSeconds: 1,
})

/** Makes a clear video again, encrypted, after somebody has to pay for it. */
export const encryptJob = defineJob({
  name: 'media.encryptAsset',
  schema: z.object({ assetId: z.number() }),
  concurrency: 1,
  retry: { limit: 4, delaySeconds: 5, isGrowing: true },
  timeoutSeconds: 30 * 60,
  pollSeconds: 1,
})

/** Makes the small pictures of a video that plays already. */
export const stillsJob = defineJob({
  name: 'media.makeStills',
  schema: z.object({ assetId: z.number() }),
  concurrency: 1,
  retry: { limit: 4, delaySeconds: 5, isGrowing: true },
  timeoutSeconds: 10 * 60,
  pollSeconds: 2,
})

/** Folders that play no longer, and tickets of yesterday. */
export const sweepJob = defineJob({
  name: 'media.sweep',
  schema: z.object({}),
  schedule: { cron: '*/10 * * * *', timeZone: 'UTC' },
})

/** Assets whose job was lost, as when a queue is emptied by hand, come back within minutes. */
export const requeueJob = defineJob({
  name: 'media.requeueUnfinished',
  schema: z.object({}),
  schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
})

/** While a job of the asset waits or runs there is no second one. */
const keyOf = (assetId: number, tx: Db | undefined) => ({ key: `asset-${assetId}`, ...(tx && { tx }) })

export const enqueueTranscoding = (
  jobs: Pick<Jobs, 'enqueue'>,
  assetId: number,
  tx?: Db,
): Promise<string | undefined> => jobs.enqueue(transcodeJob, { assetId }, keyOf(assetId, tx))

export const enqueueEncryption = (jobs: Pick<Jobs, 'enqueue'>, assetId: number, tx?: Db): Promise<string | undefined> =>
  jobs.enqueue(encryptJob, { assetId }, keyOf(assetId, tx))

export const enqueueStills = (jobs: Pick<Jobs, 'enqueue'>, assetId: number): Promise<string | undefined> =>
  jobs.enqueue(stillsJob, { assetId }, keyOf(assetId, undefined))
