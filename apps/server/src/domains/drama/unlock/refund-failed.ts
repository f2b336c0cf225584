import { dayMs } from '@cliffhanger/contract/duration.ts'
import { isRefundedByItself, trustMs } from '@cliffhanger/rules/drama/refund.ts'
import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../platform/database/jobs.ts'
import type { DramaNeeds } from '../needs.ts'
import { type FailedUnlockRow, listFailedUnlocks } from './queries/refunds.ts'
import { saveReviews, settleReview } from './queries/reviews.ts'
import { type PayBackNeeds, refundUnlock } from './refund-unlock.ts'

/** Every minute: S-111 gives us ten. */
export const refundFailedJob = defineJob({
  name: 'drama.refundFailedUnlocks',
  schema: z.object({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
})

/** How long after an unlock a failed play counts. */
const countsMs = 7 * dayMs
const atOnce = 200

type RefundNeeds = PayBackNeeds & {
  readonly media: Pick<DramaNeeds['media'], 'isBroken' | 'judgeDelivered'>
}

/** Pays back unlocks whose episode could not be played, to the purse that paid, and takes them back, once each (S-111), and has operators
 *  decide about the others. Answers how many came back.
 *  Looks at all that failed, `pageSize` at a time: those that are not paid back stay, and must not stand before the others. */
export async function refundFailedUnlocks(
  context: ServerContext,
  domains: RefundNeeds,
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
    refunded += await refundEach(context, domains, failed)
  } while (failed.length === pageSize)
  return refunded
}

async function refundEach(
  context: ServerContext,
  domains: RefundNeeds,
  failed: readonly FailedUnlockRow[],
): Promise<number> {
  const refunds = new Map<number, number>()
  const others: FailedUnlockRow[] = []
  let refunded = 0

  const judge = async (row: FailedUnlockRow, seen: { isBroken: boolean; isLittle: boolean }): Promise<boolean> => {
    const refundsLately = row.refunds_lately + (refunds.get(row.user_id) ?? 0)
    if (!isRefundedByItself({ ...seen, refundsLately, isReviewed: row.is_reviewed })) {
      if (!row.is_reviewed) others.push(row)
      return false
    }
    const isPaid = await context.db.transaction(async (tx) => {
      if (row.is_reviewed) await settleReview(tx, row, context.clock())
      return refundUnlock(tx, context, domains, row)
    })
    if (!isPaid) {
      // Somebody was faster: what it was played by stays ended.
      await context.db.transaction((tx) => domains.media.stopPlays(tx, row.user_id, row.asset_id))
      return true
    }
    refunds.set(row.user_id, (refunds.get(row.user_id) ?? 0) + 1)
    refunded += 1
    context.log.info({ userId: row.user_id, episodeId: row.episode_id, reason: row.reason }, 'an unlock was refunded')
    return true
  }

  const doubtful: FailedUnlockRow[] = []
  for (const row of failed) {
    if (await domains.media.isBroken(row.asset_id)) await judge(row, { isBroken: true, isLittle: false })
    else if (!row.is_reviewed) doubtful.push(row)
  }
  await domains.media.judgeDelivered(doubtful, (row, isLittle) => judge(row, { isBroken: false, isLittle }))
  if (others.length > 0) await saveReviews(context.db, others, context.clock())
  return refunded
}
