import { onlineProviders } from '@cliffhanger/contract/payments/payment-provider.ts'
import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'
import * as z from 'zod'
import { defineJob } from '../../../platform/database/jobs.ts'
import type { PaymentDeps } from '../deps.ts'
import type { OnlineProvider } from '../providers/provider.ts'
import { listOnline } from '../providers/registry.ts'
import { countOpenLines, hasReconciliation } from './queries/reconciliations.ts'
import { mostActions, reachMs, reconcile, spanOf } from './reconcile.ts'

export const reconcileJob = defineJob({
  name: 'wallet.reconcileDay',
  schema: z.object({ provider: z.enum(onlineProviders).optional(), day: z.string(), operatorId: z.int() }),
})

export const nightJob = defineJob({
  name: 'wallet.reconcileNight',
  schema: z.object({}),
  // Every hour, because platforms have days of many time zones, and a provider that is down at night is asked again in the morning.
  schedule: { cron: '23 * * * *', timeZone: 'UTC' },
})

export async function startReconcileJobs(deps: PaymentDeps): Promise<void> {
  const { jobs, metrics, db } = deps.context
  await jobs.work(reconcileJob, async ({ provider, day, operatorId }) => {
    // Jobs of the build before named none.
    for (const online of listOnline(deps.providers))
      if (provider === undefined || online.name === provider) await reconcileOnline(deps, online, day, operatorId)
  })
  await jobs.work(nightJob, async () => {
    await reconcileLastDay(deps)
    metrics.reconciliationDifferences.set(await countOpenLines(db))
  })
}

/** Holds the last day that is over, and that the provider has written down, against its report, once. */
async function reconcileLastDay(deps: PaymentDeps): Promise<void> {
  const { db, clock, settings } = deps.context
  const day = addDays(platformDay(clock() - reachMs.online.after, settings.TIME_ZONE), -1)
  const outcomes = await Promise.allSettled(
    listOnline(deps.providers).map(async (online) => {
      if (!(await hasReconciliation(db, online.name, day))) await reconcileOnline(deps, online, day, 0)
    }),
  )
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

/** Asks an online provider what it booked, and holds that against the ledger afterwards: nobody waits for the network in a transaction. */
export async function reconcileOnline(
  { context }: PaymentDeps,
  online: OnlineProvider,
  day: string,
  operatorId: number,
): Promise<void> {
  const { startMs, endMs } = spanOf(day, context.settings.TIME_ZONE)
  const reach = reachMs.online
  const lines = await online.listBalance(startMs - reach.before, endMs + reach.after, mostActions)
  const foreign = lines.find(({ currency }) => currency !== online.currency)
  if (foreign) throw new Error(`${foreign.reference} is in ${foreign.currency}, not in ${online.currency}`)
  await context.db.transaction((tx) => reconcile(context, tx, { provider: online.name, day, lines, operatorId }))
  const open = await countOpenLines(context.db)
  context.metrics.reconciliationDifferences.set(open)
  if (open > 0) context.log.error({ day, open }, 'the ledger and the report of a provider differ')
}
