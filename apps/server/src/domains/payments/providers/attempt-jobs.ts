import * as z from 'zod'
import type { Db } from '../../../platform/database/db.ts'
import { defineJob } from '../../../platform/database/jobs.ts'
import type { PaymentDeps } from '../deps.ts'
import { type AttemptRow, listLiveAttempts } from './queries/attempts.ts'

const attempt = z.object({ attemptId: z.int() })

/** Asks the provider what became of a payment. */
export const requestJob = defineJob({ name: 'wallet.askPayment', schema: attempt })
/** Ends a session whose order is over. */
export const closeJob = defineJob({
  name: 'wallet.closePayment',
  schema: attempt,
  retry: { limit: 8, delaySeconds: 15, isGrowing: true },
})

/** Has the sessions of an order ended after the commit, but the one it is to be paid by from now on. */
export async function enqueueClose(
  { context }: PaymentDeps,
  tx: Db,
  orderId: number,
  except?: Pick<AttemptRow, 'provider' | 'way'>,
): Promise<void> {
  for (const live of await listLiveAttempts(tx, orderId))
    if (live.provider !== except?.provider || live.way !== except.way)
      await context.jobs.enqueue(closeJob, { attemptId: live.id }, { tx, key: String(live.id) })
}

/** Has the provider asked about an order that may have been paid, once at a time however often it is looked at. */
export async function requestSoon({ context }: PaymentDeps, orderId: number): Promise<void> {
  for (const live of await listLiveAttempts(context.db, orderId))
    await context.jobs.enqueue(requestJob, { attemptId: live.id }, { key: String(live.id) })
}
