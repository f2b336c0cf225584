import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { defineJob } from '../../../platform/database/jobs.ts'

/** Providers are asked again for an hour; after that an operator has it handled once more. */
export const handleEventJob = defineJob({
  name: 'wallet.handleProviderEvent',
  schema: z.object({ eventId: z.int() }),
  concurrency: 2,
  retry: { limit: 8, delaySeconds: 15, isGrowing: true },
})

export const enqueueEvent = ({ jobs }: Pick<ServerContext, 'jobs'>, tx: Db, eventId: number): Promise<unknown> =>
  jobs.enqueue(handleEventJob, { eventId }, { tx })
