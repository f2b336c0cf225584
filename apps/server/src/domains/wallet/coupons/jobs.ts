import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../platform/database/jobs.ts'
import type { CodeBatches } from '../codes/batches.ts'
import type { WalletNeeds } from '../needs.ts'
import type { Coupons } from './coupons.ts'
import { expireCoupons } from './expire-coupons.ts'
import { remindCoupons } from './remind-coupons.ts'

const expireJob = defineJob({
  name: 'wallet.expireCoupons',
  schema: z.object({}),
  schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
})
const closeJob = defineJob({
  name: 'wallet.closeCodeBatches',
  schema: z.object({}),
  schedule: { cron: '9 * * * *', timeZone: 'UTC' },
})

/** What ends by itself: coupons at their end (S-93), of which owners are told a day ahead, batches of codes at theirs (S-94). */
export async function startBenefitJobs(
  context: ServerContext,
  domains: Pick<WalletNeeds, 'notices'>,
  coupons: Coupons,
  batches: CodeBatches,
): Promise<void> {
  await context.jobs.work(expireJob, async (_nothing, { signal }) => {
    await expireCoupons(context, coupons, signal)
    await remindCoupons(context, domains, signal)
  })
  await context.jobs.work(closeJob, async (_nothing, { signal }) => {
    await batches.closeOver(signal)
  })
}
