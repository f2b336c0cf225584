import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'
import * as z from 'zod'
import { defineJob } from '../../../platform/jobs.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { countOpenLines, hasReconciliation } from './queries/reconciliations.ts'
import { mostActs, reachMs, reconcile, spanOf } from './reconcile.ts'

export const reconcileJob = defineJob({
  name: 'wallet.reconcileDay',
  schema: z.object({ day: z.string(), operatorId: z.int() }),
})

export const nightJob = defineJob({
  name: 'wallet.reconcileNight',
  schema: z.object({}),
  // Every hour, because platforms have days of many time zones, and a provider that is down at night is asked again in the morning.
  schedule: { cron: '23 * * * *', timeZone: 'UTC' },
})

export async function startReconcileJobs(parts: PaymentParts): Promise<void> {
  const { jobs, metrics, db } = parts.context
  await jobs.work(reconcileJob, ({ day, operatorId }) => reconcileOnline(parts, day, operatorId))
  await jobs.work(nightJob, async () => {
    await reconcileLastDay(parts)
    metrics.reconciliationDifferences.set(await countOpenLines(db))
  })
}

/** Holds the last day that is over, and that the provider has written down, against its report, once. */
async function reconcileLastDay(parts: PaymentParts): Promise<void> {
  const { db, clock, settings } = parts.context
  const day = addDays(platformDay(clock() - reachMs.stripe.after, settings.TIME_ZONE), -1)
  if (parts.providers.online && !(await hasReconciliation(db, 'stripe', day))) await reconcileOnline(parts, day, 0)
}

/** Asks the online provider what it booked, and holds that against the ledger afterwards: nobody waits for the network in a transaction. */
export async function reconcileOnline(parts: PaymentParts, day: string, operatorId: number): Promise<void> {
  const { online } = parts.providers
  if (!online) return
  const { context } = parts
  const { startMs, endMs } = spanOf(day, context.settings.TIME_ZONE)
  const reach = reachMs[online.name]
  const lines = await online.listBalance(startMs - reach.before, endMs + reach.after, mostActs)
  const foreign = lines.find(({ currency }) => currency !== online.currency)
  if (foreign) throw new Error(`${foreign.reference} is in ${foreign.currency}, not in ${online.currency}`)
  await context.db.transaction((tx) => reconcile(context, tx, { provider: online.name, day, lines, operatorId }))
  const open = await countOpenLines(context.db)
  context.metrics.reconciliationDifferences.set(open)
  if (open > 0) context.log.error({ day, open }, 'the ledger and the report of a provider differ')
}
