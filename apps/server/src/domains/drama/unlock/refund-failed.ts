import { isRefundedByItself, trustMs } from '@cliffhanger/rules/drama/refund.ts'
import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../platform/jobs.ts'
import type { DramaNeeds } from '../needs.ts'
import { payBack } from './pay-back.ts'
import { type FailedUnlockRow, listFailedUnlocks } from './queries/refunds.ts'
import { keepReviews, settleReview } from './queries/reviews.ts'

/** Every minute: S-111 gives us ten. */
export const refundFailedJob = defineJob({
  name: 'drama.refundFailedUnlocks',
  schema: z.object({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
})

/** How long after an unlock a failed play counts. */
const countsMs = 7 * 86_400_000
const atOnce = 200

type RefundNeeds = Pick<DramaNeeds, 'ledger' | 'writeNotice'> & {
  readonly media: Pick<DramaNeeds['media'], 'isBroken'>
}

/** Pays back unlocks whose episode could not be played, to the purse that paid, and takes them back, once each (S-111), and has operators
 *  decide about the others. Answers how many came back.
 *  Looks at all that failed, `pageSize` at a time: those that are not paid back stay, and must not stand before the others. */
export async function refundFailedUnlocks(
  context: ServerContext,
  needs: RefundNeeds,
  pageSize = atOnce,
): Promise<number> {
  const nowMs = context.clock()
  const question = {
    sinceMs: nowMs - countsMs,
    latelyMs: nowMs - trustMs,
    timeZone: context.settings.TIME_ZONE,
    limit: pageSize,
  }
  let refunded = 0
  let failed: FailedUnlockRow[] = []
  do {
    failed = await listFailedUnlocks(context.db, { ...question, after: failed.at(-1) })
    refunded += await refundEach(context, needs, failed)
  } while (failed.length === pageSize)
  return refunded
}

async function refundEach(
  context: ServerContext,
  needs: RefundNeeds,
  failed: readonly FailedUnlockRow[],
): Promise<number> {
  const refunds = new Map<number, number>()
  const others: FailedUnlockRow[] = []
  let refunded = 0
  for (const row of failed) {
    const refundsLately = row.refunds_lately + (refunds.get(row.user_id) ?? 0)
    const isBroken = await needs.media.isBroken(row.asset_id)
    if (!isRefundedByItself({ isBroken, refundsLately, isReviewed: row.is_reviewed })) {
      if (!row.is_reviewed) others.push(row)
      continue
    }
    const isPaid = await context.db.transaction(async (tx) => {
      if (row.is_reviewed) await settleReview(tx, row, context.clock())
      return payBack(tx, context, needs, row)
    })
    if (!isPaid) continue
    refunds.set(row.user_id, (refunds.get(row.user_id) ?? 0) + 1)
    refunded += 1
    context.log.info({ userId: row.user_id, episodeId: row.episode_id, reason: row.reason }, 'an unlock was refunded')
  }
  if (others.length > 0) await keepReviews(context.db, others, context.clock())
  return refunded
}
